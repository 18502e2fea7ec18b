// The MediaProcessing target.

// The Transcripts target.

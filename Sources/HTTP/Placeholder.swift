// The HTTP target.

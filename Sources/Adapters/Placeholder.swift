// The Adapters target.

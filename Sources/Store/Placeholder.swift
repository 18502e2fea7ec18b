// The Store target.

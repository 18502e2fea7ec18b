// The Services target.

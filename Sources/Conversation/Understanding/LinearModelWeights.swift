extension LinearModel { package static let weights = "" }

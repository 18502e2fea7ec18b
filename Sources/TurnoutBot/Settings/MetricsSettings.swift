import Services

extension Configuration {
    /// Where figures are served; nil: nowhere.
    var metrics: MetricsPlace? {
        get throws(Fault) {
            let open = self[.house(.metricsPublic)] ?? Setting.house(.metricsPublic).fallback
            guard ["yes", "no"].contains(open) else {
                throw Fault("TURNOUT_METRICS_PUBLIC must be yes or no.")
            }
            guard let text = self[.house(.metrics)] else { return nil }
            guard let place = MetricsPlace(text) else {
                throw Fault("TURNOUT_METRICS must be like unix:/run/turnout/metrics, or 127.0.0.1:9464.")
            }
            guard place.isLocal || open == "yes" else {
                throw Fault(
                    "TURNOUT_METRICS names an address that others can reach: TURNOUT_METRICS_PUBLIC=yes allows it."
                )
            }
            return place
        }
    }
}

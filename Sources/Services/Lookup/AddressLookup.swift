import Civic
public import CivicFacts
import Conversation

/// From a street address to divisions. The address is in memory for this one call and nowhere else.
extension Lookup {
    /// Divisions under the sitting Congress's map and, where one is known, under the next one's.
    public func place(_ address: StreetAddress, near zip: ZIP? = nil) async -> Looked<AddressReading> {
        let sitting = Congress.sitting(at: clock.now())
        let today = today(in: zip)
        let question = { @Sendable (congress: Congress) in
            CensusGeocoder.Question(address: address, congress: congress, today: today)
        }
        async let now = ask(CensusGeocoder.self, question(sitting), share: 0.6)
        async let next = ask(CensusGeocoder.self, question(sitting.next), share: 0.6)
        let (first, second) = (await now, await next)
        if let reading = Self.merged(first, second) {
            return .answered(Answer(reading, from: fresh(.censusGeocoder, nil)))
        }
        if let reading = await google(address, sitting, today) {
            return .answered(Answer(reading, from: fresh(.googleCivic, nil)))
        }
        let setback: SourceError = if case .failure(let setback) = first { setback } else { .down }
        return .referred(Referral(reason: setback.reason, official: CivicSource.censusGeocoder.home))
    }

    /// What both maps say together; nil if neither could be asked. One alone counts for its own Congress only.
    private static func merged(
        _ first: Result<AddressReading, SourceError>, _ second: Result<AddressReading, SourceError>
    ) -> AddressReading? {
        let readings = [try? first.get(), try? second.get()].compactMap(\.self)
        let places = readings.compactMap { if case .found(let place) = $0 { place } else { nil } }
        for case .several(let zips) in readings { return .several(zips) }
        guard let main = places.first else { return readings.first }
        guard Set(places.map(\.state)).count == 1 else { return nil }
        return .found(
            ResolvedPlace(
                state: main.state, house: places.flatMap(\.house), divisions: main.divisions,
                resolver: main.resolver, vintages: places.flatMap(\.vintages), resolvedOn: main.resolvedOn))
    }

    /// Google does not say which map its districts are of: they count only where both maps are the same.
    private func google(
        _ address: StreetAddress, _ sitting: Congress, _ today: CivilDate
    ) async -> AddressReading? {
        guard let divisions = try? await ask(GoogleDivisions.self, address, share: 0.4).get(),
            sitting.rawValue <= 120,
            let district = divisions.lazy.compactMap(\.houseDistrict).first,
            StateFacts.all[district.state]?.houseMap == .unchanged
        else { return nil }
        let maps = sitting.rawValue == 119 ? [sitting, sitting.next] : [sitting]
        return .found(
            ResolvedPlace(
                state: district.state, house: maps.map { .init(congress: $0, district: district) },
                divisions: divisions, resolver: .googleCivic, vintages: [], resolvedOn: today))
    }

    /// The ward of an address in Winnipeg.
    public func ward(_ address: StreetAddress) async -> Looked<WinnipegWard> {
        switch await ask(WinnipegAddress.self, address) {
        case .success(.ward(let ward)): .answered(Answer(.found(ward.plain), from: fresh(.winnipeg, nil)))
        case .success(.several): .answered(Answer(.several, from: fresh(.winnipeg, nil)))
        case .success(.noMatch): .answered(Answer(.noMatch, from: fresh(.winnipeg, nil)))
        case .failure(let setback):
            .referred(Referral(reason: setback.reason, official: CivicSource.winnipeg.home))
        }
    }
}

extension WinnipegAddress.Ward {
    fileprivate var plain: WinnipegWard.Place {
        WinnipegWard.Place(ward: ward, schoolDivision: schoolDivision, schoolWard: schoolWard)
    }
}

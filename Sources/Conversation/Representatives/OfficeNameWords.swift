/// What offices are called where no state is, and a seat that there is not.
enum OfficeNameWords: Wording {
    case commissioner, delegate, upperThere, lowerThere, council, noSuchDistrict

    var text: Text {
        switch self {
        case .commissioner:
            Text(en: "Resident Commissioner, {place}", es: "Comisión residente, {place}")
        case .delegate:
            Text(
                en: "Delegate to the U.S. House, {place}",
                es: "Delegación en la Cámara de EE. UU., {place}")
        case .upperThere: Text(en: "Senate of {place}", es: "Senado de {place}")
        case .lowerThere: Text(en: "House of {place}", es: "Cámara de {place}")
        case .council: Text(en: "Council of D.C., {place}", es: "Consejo de D.C., {place}")
        case .noSuchDistrict:
            Text(
                en: "{place} has no House district {n}: it has {max}.",
                es: "{place} no tiene un distrito {n} en la Cámara: tiene {max}.")
        }
    }
}

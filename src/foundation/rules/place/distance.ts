export interface Place {
  lat: number
  lng: number
}

const earthRadiusKm = 6371.0088
const kmPerMile = 1.609344

/** Great circle, by haversine. */
export function straightKm(from: Place, to: Place): number {
  const latitude = radians(to.lat - from.lat)
  const longitude = radians(to.lng - from.lng)
  const chord =
    Math.sin(latitude / 2) ** 2 +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(longitude / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/**
 * Roads are longer than the straight line, by the factor that the terms state. Rounded to 0.1 km.
 */
export function roadKm(from: Place, to: Place, roadFactor: number): number {
  return Math.round(straightKm(from, to) * roadFactor * 10) / 10
}

export function miles(km: number): number {
  return km / kmPerMile
}

/** "12.3 km (7.6 miles)" or "35 km (22 miles)", wherever a person reads a distance. */
export function distanceText(km: number): string {
  return `${rounded(km)} km (${milesText(km)})`
}

export function reachText(km: number): string {
  return distanceText(km)
}

function milesText(km: number): string {
  const far = miles(km)
  return `${far < 10 ? rounded(far) : Math.round(far)} miles`
}

function rounded(length: number): string {
  return String(Math.round(length * 10) / 10)
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Apart from the schemas, so that the form for a space need not load them. */
export const mostMedia = 20
export const mediaLimitBytes = 5_031_070
export const mostUnits = 1000
/** Of a deleted listing; as long as disputes about its last booking may need them. */
export const deletedMediaKeptDays = 90
/** Of one account, without those that were deleted. */
export const mostListings = 5000
export const highestPounds = 100_000
export const farthestKm = 500
export const radiusWords = `Please enter a distance from 1 to ${farthestKm} km.`

/** A generous box around the United Kingdom. */
export const kingdom = { south: 49.8, north: 61, west: -8.7, east: 1.8 }

export function isInKingdom({ lat, lng }: { lat: number; lng: number }): boolean {
  const { south, north, west, east } = kingdom
  return lat >= south && lat <= north && lng >= west && lng <= east
}

import { distanceText } from '#foundation/rules/place/distance.ts'

/** Why a partner does not collect or pack for a booking. */
export const noCollectionWords = 'This partner does not collect.'
export const noPackingWords = 'This partner does not offer packing.'
export const noPickupWords = 'Please say where to collect from.'
export const unknownPickupWords =
  'We could not find that address in the UK. Do its town and its postcode belong together?'

export function tooFarWords(farthestKm: number, distanceKm: number): string {
  return `This partner collects within ${distanceText(farthestKm)} by road, and that is ${distanceText(distanceKm)}. Please choose a nearer address, or bring your things yourself.`
}

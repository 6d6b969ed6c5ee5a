import { distanceText } from '#foundation/rules/place/distance.ts'

interface Asked {
  moving: boolean
  packing: boolean
  distanceKm: number | null
  /** Goes on without an end. */
  rolling: boolean
  /** A fixed term that is paid month by month. */
  instalments: boolean
}

interface AskedFact {
  label: string
  value: string
}

const addressWords = {
  asked: 'The address is shown once you have approved the booking.',
  approved: 'The address is on the page of the booking.',
}

/** What a partner agrees to beside the time. From where they collect is shown after that. */
export function askedFor(asked: Asked, stage: keyof typeof addressWords = 'asked'): AskedFact[] {
  const { moving, packing, distanceKm, rolling, instalments } = asked
  const way = distanceKm === null ? '' : `, ${distanceText(distanceKm)} from the space by road`
  const collection = `Wanted${way}. ${addressWords[stage]}`
  const isByMonth = rolling || instalments
  return [
    ...(isByMonth ? [{ label: 'Payment', value: 'Month by month' }] : []),
    ...(moving ? [{ label: 'Collection', value: collection }] : []),
    ...(packing ? [{ label: 'Packing', value: 'You pack the renter’s things.' }] : []),
  ]
}

export type ReviewSide = 'renter' | 'host'

/** What each side may give stars for besides the whole, as screens say it. */
export const aspectsOf = {
  renter: {
    asDescribed: 'As described',
    cleanAndDry: 'Clean and dry',
    access: 'Getting in',
    host: 'The partner',
  },
  host: {
    care: 'Care for the space',
    communication: 'Communication',
  },
} as const satisfies Record<ReviewSide, Record<string, string>>

export function isAspectOf(side: ReviewSide, aspect: string): boolean {
  return Object.hasOwn(aspectsOf[side], aspect)
}

export type ReviewSide = 'renter' | 'host'

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

export type Aspect = keyof (typeof aspectsOf)['renter'] | keyof (typeof aspectsOf)['host']

export function isAspectOf(side: ReviewSide, aspect: string): boolean {
  return Object.hasOwn(aspectsOf[side], aspect)
}

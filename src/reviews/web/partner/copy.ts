import { fewestForFacts } from '../../rules/facts.ts'

export const copy = {
  title: (firstName: string) => `${firstName}, a partner on Holdall`,
  description: (firstName: string) =>
    `The spaces that ${firstName} lets out on Holdall, what renters say of them, and how ${firstName} answers and keeps bookings.`,
  idVerified: 'ID verified',
  since: (month: string) => `On Holdall since ${month}`,
  hostKinds: {
    private: 'Lets out as a private person',
    trader: 'Lets out as a business',
  },
  facts: 'How this partner keeps bookings',
  noFacts: `No figures yet: they are counted from ${fewestForFacts} requests on.`,
  reviews: (total: number) => (total === 1 ? '1 review' : `${total} reviews`),
  noReviews: 'Nobody has reviewed these spaces yet.',
  about: (space: string) => `About ${space}`,
  policy: 'How reviews come about',
  spaces: (total: number) => (total === 1 ? '1 space' : `${total} spaces`),
}

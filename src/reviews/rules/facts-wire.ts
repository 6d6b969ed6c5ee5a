import { z } from 'zod'
import { PublicListing, ShownCard } from '#listings/rules/wire.ts'
import { Rating } from './wire.ts'

export type PublicFacts = NonNullable<z.infer<typeof PublicListing>['facts']>

/** With the numbers behind each share, so that partners can check them. */
export const OwnFacts = z.strictObject({
  /** Made in the last twelve months, and answered or expired. */
  requests: z.int(),
  answered: z.int(),
  /** The median. */
  answerMinutes: z.int().nullable(),
  paid: z.int(),
  cancelled: z.int(),
  /** Answered in time and not cancelled. */
  kept: z.int(),
  reliability: z.int(),
})
export type OwnFacts = z.infer<typeof OwnFacts>

const PartnerCard = PublicListing.shape.host
export type PartnerCard = Omit<z.infer<typeof PartnerCard>, '_id'>

export const PartnerPage = PartnerCard.extend({
  facts: PublicListing.shape.facts,
  rating: Rating.nullable(),
  listings: z.array(ShownCard),
})
export type PartnerPage = z.infer<typeof PartnerPage>

export const PartnerQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(24).default(12),
})

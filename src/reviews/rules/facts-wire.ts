import { z } from 'zod'
import { ListingCard, PublicListing } from '#listings/rules/wire.ts'
import { Rating } from './wire.ts'

export type PublicFacts = NonNullable<z.infer<typeof PublicListing>['facts']>

/** Every number that the shares are made of, so that a partner can count them over. */
export const OwnFacts = z.strictObject({
  /** Asked in the last twelve months, and answered or run out. */
  requests: z.int(),
  answered: z.int(),
  /** Half of the answers came within so many minutes. */
  answerMinutes: z.int().nullable(),
  paid: z.int(),
  cancelled: z.int(),
  /** Answered and not cancelled. */
  kept: z.int(),
  reliability: z.int(),
})
export type OwnFacts = z.infer<typeof OwnFacts>

const PartnerCard = PublicListing.shape.host
export type PartnerCard = Omit<z.infer<typeof PartnerCard>, '_id'>

export const PartnerPage = PartnerCard.extend({
  facts: PublicListing.shape.facts,
  rating: Rating.nullable(),
  listings: z.array(ListingCard),
})
export type PartnerPage = z.infer<typeof PartnerPage>

export const PartnerQuery = z.strictObject({
  page: z.coerce.number().int().min(1).max(1000).default(1),
  limit: z.coerce.number().int().min(1).max(24).default(12),
})

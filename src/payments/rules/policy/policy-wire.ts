import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PolicyAnswer, PolicyChange } from '#foundation/rules/policy-values.ts'
import { prose } from '#foundation/rules/text/text.ts'

/**
 * `since` is the version that the change is based on, because another may have been adopted
 * meanwhile.
 */
export const PolicyProposal = z.strictObject({ since: z.string().max(40), change: PolicyChange })
export type PolicyProposal = z.infer<typeof PolicyProposal>

export const AdoptionReason = z.strictObject({
  reason: prose(500).refine(text => text.length >= 10, 'Please say why in a few words.'),
})

export const PolicyAdoption = z.strictObject({ ...PolicyProposal.shape, ...AdoptionReason.shape })
export type PolicyAdoption = z.infer<typeof PolicyAdoption>

export const AdoptedPolicy = z.strictObject({
  terms: PolicyAnswer,
  adoptedAt: z.string(),
  /** Null for the first version. */
  adoptedBy: z.string().nullable(),
  reason: z.string(),
})
export type AdoptedPolicy = z.infer<typeof AdoptedPolicy>

/** In whole pence. */
const Outcome = z.strictObject({
  price: z.int(),
  tax: z.int(),
  commission: z.int(),
  hosts: z.int(),
  refunds: z.int(),
  fees: z.int(),
})

export const PolicyReplay = z.strictObject({
  days: z.int(),
  /** Only some of the bookings requested in those days may have been looked at. */
  asked: z.int(),
  lookedAt: z.int(),
  paid: z.int(),
  changed: z.int(),
  before: Outcome,
  after: Outcome,
  greatest: z.array(
    z.strictObject({ _id: Id, space: z.string(), before: Outcome, after: Outcome }),
  ),
})
export type PolicyReplay = z.infer<typeof PolicyReplay>

import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Inventory, Item, ItemRecord } from './wire.ts'

/** `gap`: links are missing before it. `audit`: another hash was sealed in the audit log. */
const linkFaults = ['gap', 'link', 'content', 'lost', 'picture', 'audit'] as const
export type LinkFault = (typeof linkFaults)[number]

export const faultWords: Record<LinkFault, string> = {
  gap: 'A link before this one is missing',
  link: 'This link was changed after it was made',
  content: 'What was recorded here was changed afterwards',
  lost: 'What was recorded here is missing',
  picture: 'A picture of this link was changed or is missing',
  audit: 'Our sealed log holds another hash for this link',
}

const EvidencePicture = z.strictObject({
  path: z.string(),
  /** SHA-256 of its bytes when it was recorded. */
  sha256: z.string(),
  state: z.enum(['same', 'changed', 'deleted']),
})

export const EvidenceLink = z.strictObject({
  number: z.int(),
  event: z.enum(['recorded', 'confirmed', 'objected', 'withdrawn']),
  by: z.enum(['renter', 'partner']),
  at: z.string(),
  record: Id,
  kind: ItemRecord.shape.kind,
  /** SHA-256 of the content. */
  digest: z.string(),
  /** SHA-256 of the hash before it and of this link. */
  hash: z.string(),
  /** What the hash is over, after the hash before it. */
  line: z.string(),
  /** What the digest is over; null once it was deleted. */
  content: z.string().nullable(),
  pictures: z.array(EvidencePicture),
  fault: z.enum(linkFaults).nullable(),
})
export type EvidenceLink = z.infer<typeof EvidenceLink>

export const Evidence = z.strictObject({
  bookingId: Id,
  as: Inventory.shape.as,
  space: z.string(),
  renter: z.string(),
  partner: z.string(),
  startDate: z.string(),
  /** Null until somebody gives notice. */
  endDate: z.string().nullable(),
  cancelledAt: z.string().nullable(),
  /** The booking from which this one goes on, with what was handed over then. */
  extendsBooking: Id.nullable(),
  checkedAt: z.string(),
  /** Everything was computed anew and fits. */
  whole: z.boolean(),
  /** The number of the first link that does not fit. */
  firstBroken: z.int().nullable(),
  /** Links that our sealed log knows and that are no longer there. */
  missing: z.array(z.int()),
  items: z.array(Item),
  /** Newest first. */
  records: z.array(ItemRecord),
  links: z.array(EvidenceLink),
})
export type Evidence = z.infer<typeof Evidence>

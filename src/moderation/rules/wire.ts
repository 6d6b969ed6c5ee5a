import { z } from 'zod'
import { User } from '#accounts/rules/wire.ts'
import { LiveBooking } from '#bookings/rules/console-wire.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { Coordinates, Listing, ListingDecision } from '#listings/rules/wire.ts'
import { HeldPayouts } from '#payments/rules/console-wire.ts'
import { CaseNumber } from './case-number.ts'

/** `queue` is what waits for an operator: new listings and changes of live ones. */
export const QueueQuery = Paging.extend({
  status: z
    .enum(['queue', 'changed', 'draft', 'pending', 'approved', 'rejected', 'suspended'])
    .default('queue'),
})

const Host = z.strictObject({
  _id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  memberSince: z.string(),
  isSuspended: z.boolean(),
})

/** For comparing it with what the host has changed since. */
const ApprovedContent = z.strictObject({
  address: z.string(),
  formattedAddress: z.strictObject({ street: z.string(), area: z.string() }),
  coordinates: Coordinates.nullable(),
  storageType: z.string().nullable(),
  storageTitle: z.string(),
  description: z.string(),
  image: z.array(z.string()),
})

export const ReviewedListing = z.strictObject({
  ...Listing.shape,
  host: Host,
  featured: z.boolean(),
  review: z.enum(['new', 'changed']),
  approved: ApprovedContent.nullable(),
  approvedAt: z.string().nullable(),
  changedFields: z.array(ApprovedContent.keyof()),
  waitingSince: z.string(),
  waitingHours: z.number(),
  late: z.boolean(),
  /** Those that are possible now. */
  decisions: z.array(z.enum(['approved', 'rejected', 'suspended'])),
})
export type ReviewedListing = z.infer<typeof ReviewedListing>

export const PeopleQuery = Paging.extend({
  q: z.string().trim().max(200).default(''),
  role: User.shape.role.optional(),
  suspended: z.enum(['true', 'false']).optional(),
})

export const KnownPerson = User.pick({
  _id: true,
  firstName: true,
  lastName: true,
  email: true,
  phone: true,
  role: true,
  isVerified: true,
  profilePicture: true,
}).extend({
  memberSince: z.string(),
  suspendedAt: z.string().nullable(),
  suspendedBecause: z.string().nullable(),
})
export type KnownPerson = z.infer<typeof KnownPerson>

/** With the bookings that need a decision when this person is suspended. */
export const PersonFile = KnownPerson.extend({
  bookings: z.array(LiveBooking),
  heldPayouts: HeldPayouts,
})
export type PersonFile = z.infer<typeof PersonFile>

/** `caseNumber` names the report that led to it. */
export const ReviewDecision = ListingDecision.safeExtend({ caseNumber: CaseNumber.optional() })
export type ReviewDecision = z.infer<typeof ReviewDecision>

export const ReadingRemoval = z.strictObject({
  reason: prose(1000, 'Please tell the partner why.'),
  caseNumber: CaseNumber.optional(),
})
export type ReadingRemoval = z.infer<typeof ReadingRemoval>

export const Suspension = z
  .strictObject({
    suspended: z.boolean(),
    reason: prose(1000).optional(),
    caseNumber: CaseNumber.optional(),
  })
  .refine(({ suspended, reason }) => !suspended || reason !== undefined, {
    path: ['reason'],
    message: 'Please give the reason; the person reads it when logging in.',
  })

/** What the program has to do and fails to do, again and again. */
export const FailingWork = z.strictObject({
  work: z.string(),
  /** Of the row; the log has its errors under it. */
  id: z.string(),
  failures: z.int(),
  since: z.string(),
  nextTryAt: z.string(),
})
export type FailingWork = z.infer<typeof FailingWork>

export const AuditQuery = Paging.extend({
  action: z.string().trim().max(100).optional(),
  subject: z.string().trim().max(100).optional(),
  actor: z.uuid().optional(),
})

/** The log is long and only grows, so it is not counted. */
export const AuditPageInfo = z.strictObject({ page: z.int(), limit: z.int(), isMore: z.boolean() })

export const AuditEntry = z.strictObject({
  _id: z.string(),
  at: z.string(),
  action: z.string(),
  actorId: z.string().nullable(),
  actorRole: z.string().nullable(),
  /** Null when that account is gone. */
  actorName: z.string().nullable(),
  subjectType: z.string().nullable(),
  subjectId: z.string().nullable(),
  requestId: z.string().nullable(),
  details: z.unknown(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

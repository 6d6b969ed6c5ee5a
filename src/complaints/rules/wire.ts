import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { isWholePence } from '#foundation/rules/whole-pence.ts'
import { complaintStatuses } from './complaint-statuses.ts'
import { longestText, picturesAtMost, shortestText } from './complaint-terms.ts'
import {
  type ComplaintReason,
  type ComplaintWish,
  complaintReasons,
  complaintWishes,
} from './complaint-words.ts'

const keysOf = <Key extends string>(record: Record<Key, unknown>) =>
  Object.keys(record) as [Key, ...Key[]]

const Reason = z.enum(keysOf<ComplaintReason>(complaintReasons))
const Wish = z.enum(keysOf<ComplaintWish>(complaintWishes))

const text = prose(longestText, 'Please say what happened.').refine(
  words => words.length >= shortestText,
  `Please write at least ${shortestText} characters, so that others can understand it.`,
)
const pictures = z.array(z.string().max(200)).max(picturesAtMost).default([])

export const NewComplaint = z.strictObject({ reason: Reason, text, pictures, wish: Wish })
export type NewComplaint = z.infer<typeof NewComplaint>

export const ComplaintAnswer = z.strictObject({ text, pictures })
export type ComplaintAnswer = z.infer<typeof ComplaintAnswer>

/** The text is empty once its writer has deleted the account. */
export const Statement = z.strictObject({
  text: z.string(),
  pictures: z.array(z.string()),
  at: z.string(),
})
export type Statement = z.infer<typeof Statement>

/** Screens say "dispute". In code that word means a dispute at the bank. */
export const Complaint = z.strictObject({
  _id: Id,
  bookingId: Id,
  state: z.enum(['open', 'answered', 'withdrawn', 'decided']),
  openedBy: z.enum(['renter', 'partner']),
  reason: Reason,
  wish: Wish,
  statement: Statement,
  /** The other side may answer once, until then. */
  answerBy: z.string(),
  /** Whoever is asked has deleted the account, so nobody will answer. */
  askedHasLeft: z.boolean(),
  answer: Statement.nullable(),
  closedAt: z.string().nullable(),
  /** Set once the operator has decided. */
  decision: z
    .strictObject({ refund: z.number(), refundPence: z.int(), reason: z.string() })
    .nullable(),
  allowed: z.array(z.enum(['answer', 'withdraw', 'decide'])),
})
export type Complaint = z.infer<typeof Complaint>

export const BookingComplaints = z.strictObject({
  /** The newest, if there was one. */
  dispute: Complaint.nullable(),
  earlier: z.array(Complaint),
  mayOpen: z.boolean(),
  /** For the operator: whether either of the two has. */
  otherHasLeft: z.boolean(),
  /** Null where the booking was not paid, never began, or has no end yet. */
  openUntil: z.string().nullable(),
})
export type BookingComplaints = z.infer<typeof BookingComplaints>

/** `toDecide`: answered, or the time for an answer is over. */
export const ComplaintStatus = z.enum(complaintStatuses)
export type ComplaintStatus = z.infer<typeof ComplaintStatus>

export const ComplaintsQuery = Paging.extend({ status: ComplaintStatus.default('toDecide') })

const Party = z.strictObject({ _id: Id, name: z.string(), email: z.string() })

export const ConsoleComplaint = Complaint.extend({
  space: z.string(),
  host: Party,
  renter: Party,
  /** True while whoever is asked is suspended and cannot answer. */
  askedIsSuspended: z.boolean(),
  /** How much of the payment could still go back. */
  left: z.number(),
  leftPence: z.int(),
})
export type ConsoleComplaint = z.infer<typeof ConsoleComplaint>

export const ComplaintDecision = z.strictObject({
  /** In pounds, to the renter. */
  refund: z.number().min(0).max(1_000_000).refine(isWholePence, 'Please give whole pence.'),
  reason: prose(1000, 'Please give the reason; both sides read it.'),
})
export type ComplaintDecision = z.infer<typeof ComplaintDecision>

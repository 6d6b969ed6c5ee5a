import { z } from 'zod'
import { Email } from '#accounts/rules/credentials.ts'
import { Id } from '#foundation/rules/ids.ts'
import { Paging } from '#foundation/rules/paging.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { reportStates } from './report-life.ts'
import { reportOutcomes, reportReasonNames } from './report-reasons.ts'

const shortestReport = 10
const longestReport = 2000

const what = z.enum(['listing', 'booking', 'person'])
/** A conversation is reported by another call, from the page where it is read. */
const reportable = z.enum([...what.options, 'thread'])

export const ReportForm = z.strictObject({
  about: what,
  /** Of the listing or the booking; for a person, the booking of which they are the other side. */
  id: Id,
  reason: z.enum(reportReasonNames, 'Please choose what is wrong.'),
  words: prose(longestReport, 'Please say what is wrong.').refine(
    text => text.length >= shortestReport,
    `Please say it in at least ${shortestReport} characters.`,
  ),
  /** Where a visitor wants to get the answer; for an account we know it. */
  email: Email.optional(),
})
export type ReportForm = z.infer<typeof ReportForm>

export const FiledReport = z.strictObject({ caseNumber: z.string() })
export type FiledReport = z.infer<typeof FiledReport>

export const ReportsQuery = Paging.extend({
  /** Part of a case number or a title. */
  q: z.string().trim().max(200).default(''),
  state: z.enum(reportStates).optional(),
})

export const ListedReport = z.strictObject({
  _id: z.string(),
  caseNumber: z.string(),
  about: reportable,
  title: z.string(),
  reason: z.enum(reportReasonNames),
  state: z.enum(reportStates),
  outcome: z.enum(reportOutcomes).nullable(),
  createdAt: z.string(),
  closedAt: z.string().nullable(),
  waitingHours: z.number().nullable(),
})
export type ListedReport = z.infer<typeof ListedReport>

const KnownParty = z.strictObject({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  role: z.enum(['customer', 'partner', 'admin']),
  isSuspended: z.boolean(),
})

/** What the reported side wrote in a conversation, until the report is closed. */
export const ReportedWords = z.strictObject({ words: z.string().nullable() })
export type ReportedWords = z.infer<typeof ReportedWords>

export const Report = ListedReport.extend({
  words: z.string(),
  /** A listing as it was then, until the report is closed. Null for everything else. */
  asReported: z.string().nullable(),
  listingId: z.string(),
  bookingId: z.string().nullable(),
  /** Set when the operator may read the conversation. */
  threadId: z.string().nullable(),
  /** The reported person; null once that account is deleted. */
  person: KnownParty.nullable(),
  /** Null for a visitor and for a deleted account. */
  reporter: KnownParty.nullable(),
  /** A visitor's address; null once the report is closed. */
  replyTo: z.string().nullable(),
  answer: z.string().nullable(),
})
export type Report = z.infer<typeof Report>

export const ReportDecision = z.strictObject({
  outcome: z.enum(reportOutcomes, 'Please choose what came of it.'),
  answer: prose(1000, 'Please say what came of it; whoever reported it reads this.'),
})
export type ReportDecision = z.infer<typeof ReportDecision>

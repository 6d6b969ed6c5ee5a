import { randomInt } from 'node:crypto'
import { findPerson, lockStaying } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import { findBookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { anHour, enforceLimit } from '#foundation/server/limits/limit.ts'
import { newId } from '#foundation/server/new-id.ts'
import { findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { wordsOfListing } from '#listings/server/review/words-of-listing.ts'
import { openToOperator } from '#messages/server/for-operators/open-to-operator.ts'
import { caseNumberFrom, caseNumberLength } from '#moderation/rules/case-number.ts'
import type { FiledReport, ReportForm } from '#moderation/rules/report-wire.ts'
import { beginReport } from './change-report.ts'
import { isCaseNumberTaken, type ReportRow } from './reports-table.ts'

/** Anybody can type somebody else's address, so it gets only a few mails. */
const lettersToVisitor = { name: 'report-letter', max: 3, seconds: anHour }

/** Characters of what was reported. */
const mostKept = 10_000

export async function fileReport(ctx: Context, form: ReportForm): Promise<FiledReport> {
  const reporterId = ctx.actor.kind === 'person' ? ctx.actor.id : null
  const replyTo = reporterId === null ? (form.email ?? null) : null
  const unproven = replyTo ?? (await unprovenEmail(ctx))
  if (unproven !== undefined) await enforceLimit(ctx, lettersToVisitor, unproven)
  const { about, reason, words } = form
  return transaction(ctx.db, async tx => {
    if (reporterId !== null) await lockStaying(tx, reporterId)
    const reported = { about, reason, words, ...(await whatIsReported(tx, ctx, form)) }
    return file(tx, ctx, { ...reported, reporter_id: reporterId, reply_to: replyTo })
  })
}

/** Who signs up and verifies nothing may have typed somebody else's address too. */
async function unprovenEmail({ db, actor }: Context): Promise<string | undefined> {
  if (actor.kind !== 'person' || actor.isVerified) return undefined
  return (await findPerson(db, actor.id))?.email
}

/** From then on the operator may read this conversation. */
export async function reportThread(
  ctx: Context,
  threadId: string,
  words: string,
): Promise<FiledReport> {
  const { id: reporterId } = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    await lockStaying(tx, reporterId)
    const { listingId, personId, wrote } = await openToOperator(tx, ctx, { threadId, reporterId })
    return file(tx, ctx, {
      about: 'thread',
      reason: 'other',
      words,
      listing_id: listingId,
      title: (await findBookable(tx, listingId))?.title ?? '',
      booking_id: null,
      thread_id: threadId,
      person_id: personId,
      as_reported: beginningOf(wrote, mostKept),
      reporter_id: reporterId,
      reply_to: null,
    })
  })
}

type Filed = Pick<ReportRow, 'about' | 'reason' | 'words' | 'reporter_id' | 'reply_to'> & Reported

async function file(tx: Db, ctx: Context, filed: Filed): Promise<FiledReport> {
  const { case_number: caseNumber } = await beginReport(tx, ctx, {
    ...filed,
    id: newId(ctx.now),
    case_number: await freeCaseNumber(tx),
    state: 'open',
    outcome: null,
    answer: null,
    created_at: ctx.now,
    closed_at: null,
  })
  await ctx.idempotency?.keep(tx, { caseNumber })
  return { caseNumber }
}

type Reported = Pick<
  ReportRow,
  'listing_id' | 'title' | 'booking_id' | 'thread_id' | 'person_id' | 'as_reported'
>

/** Answered as not found when the caller may not see it. */
async function whatIsReported(
  tx: Db,
  ctx: Context,
  { about, id }: Pick<ReportForm, 'about' | 'id'>,
): Promise<Reported> {
  if (about === 'listing') {
    const listing = await findBookable(tx, id)
    if (!listing?.isPublic) return fail('not_found')
    const { title, hostId } = listing
    const as_reported = beginningOf(await wordsOfListing(tx, id), mostKept)
    const nothingElse = { booking_id: null, thread_id: null }
    return { ...nothingElse, listing_id: id, title, person_id: hostId, as_reported }
  }
  const booking = await findBookingMoney(tx, id, ctx.now)
  if (!booking || ctx.actor.kind !== 'person') return fail('not_found')
  const { listingId, hostId, renterId } = booking
  if (ctx.actor.id !== hostId && ctx.actor.id !== renterId) return fail('not_found')
  const title = (await findBookable(tx, listingId))?.title ?? ''
  const other = ctx.actor.id === hostId ? renterId : hostId
  const nothingWritten = { thread_id: null, as_reported: null }
  return { ...nothingWritten, listing_id: listingId, title, booking_id: id, person_id: other }
}

async function freeCaseNumber(tx: Db): Promise<string> {
  for (;;) {
    const drawn = Array.from({ length: caseNumberLength }, () => randomInt(2 ** 32))
    const caseNumber = caseNumberFrom(drawn)
    if (!(await isCaseNumberTaken(tx, caseNumber))) return caseNumber
  }
}

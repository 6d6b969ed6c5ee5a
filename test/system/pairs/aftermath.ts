import { findPeople, type Person } from '#accounts/server/account/find-person.ts'
import { bookingLife } from '#bookings/rules/life/booking-life.ts'
import type { BookingActor, BookingStage } from '#bookings/rules/life/booking-states.ts'
import { bookingLetters } from '#bookings/server/life/booking-letters.ts'
import { findBooking } from '#bookings/server/life/bookings-table.ts'
import { expireBookings } from '#bookings/server/waiting/expire-bookings.ts'
import { errors, Failure } from '#foundation/rules/errors.ts'
import { letterOf } from '#foundation/rules/life.ts'
import { pence } from '#foundation/rules/money.ts'
import { dayMs, minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Bookable, findBookable } from '#listings/server/for-bookings/find-bookable.ts'
import { followMoves } from '#moving/server/moves/follow-moves.ts'
import { announceSandbox } from '#payments/server/announce-sandbox.ts'
import { chargeRent } from '#payments/server/charging/charge-rent.ts'
import { moveMoney } from '#payments/server/sending/move-money.ts'
import { processWebhooks } from '#payments/server/webhooks/process-webhooks.ts'
import { dropNotices } from '#rent/server/months/drop-notices.ts'
import { writeDaysAfterEnd } from '#reviews/rules/review-terms.ts'
import { showDueReviews } from '#reviews/server/due/show-due-reviews.ts'
import type { TestApp } from '#test/app-under-test.ts'
import { followViewings } from '#viewings/server/follow-viewings.ts'
import { brokenInvariants } from '../../../commands/checking/invariants.ts'
import type { Cast } from './cast.ts'

/** To whom letters may go, as they were before the run. */
export interface Audience {
  people: Map<string, Person>
  listing: Bookable
}

export async function audienceOf(app: TestApp, cast: Cast): Promise<Audience> {
  const { hostId, renterId, neighbourId, rivals, listingId } = cast
  const people = await findPeople(app.db, [hostId, renterId, neighbourId, rivals.A, rivals.B])
  const listing = await findBookable(app.db, listingId)
  if (!listing) throw new Error('There is no listing')
  return { people, listing }
}

/** A refusal with a code is fine; any other error is a fault. */
export function unforeseen(outcome: PromiseSettledResult<unknown>): string | undefined {
  if (outcome.status === 'fulfilled') return undefined
  const error: unknown = outcome.reason
  if (error instanceof Failure && errors[error.code].status < 500) return undefined
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
}

export function answerOf(outcome: PromiseSettledResult<unknown>): string {
  if (outcome.status === 'fulfilled') return 'done'
  return outcome.reason instanceof Failure ? outcome.reason.code : 'failed'
}

/** The state of everything that verbs change or checks look at: runs that end alike are checked once. */
export async function standing(app: TestApp): Promise<string> {
  const { rows } = await app.pool.query(`select jsonb_build_array(
    (select jsonb_agg(to_jsonb(one) - array['id', 'created_at', 'consented_at', 'approved_at', 'paid_at', 'cancelled_at'] order by renter_id, stage) from booking as one),
    (select jsonb_agg(jsonb_build_array(month, state, amount, trying_since is null) order by booking_id, month) from rent_month),
    (select jsonb_agg(to_jsonb(one) - array['id', 'session_id', 'url', 'created_at', 'paid_at', 'next_check_at'] order by attempt) from payment as one),
    (select jsonb_agg(jsonb_build_array(kind, state, amount, slice, attempts) order by kind, slice, state) from money_movement),
    (select jsonb_agg(jsonb_build_array(state, amount) order by opened_at) from dispute),
    (select jsonb_agg(jsonb_build_array(state, available, host_suspended, deleted_at is null, storage_number, dry_percent)) from listing),
    (select jsonb_agg(jsonb_build_array(percent, read_on, corrected_at is null)) from reading),
    (select jsonb_agg(jsonb_build_array(suspended_at is null, deleted_at is null) order by id) from users),
    (select jsonb_agg(jsonb_build_array(blocked_by, last_number, renter_unread, partner_unread)) from message_thread),
    (select jsonb_agg(jsonb_build_array(state, starts_at, proposed, reason) order by id) from viewing),
    (select jsonb_agg(jsonb_build_array(author_side, state, response is null, removed_because) order by author_side) from review),
    (select jsonb_agg(jsonb_build_array(kind, account, pence) order by kind, account, pence) from ledger_entry join ledger_line on entry_id = ledger_entry.id),
    (select jsonb_agg(jsonb_build_array(event, by, from_stage, to_stage) order by event, by, from_stage) from booking_event),
    (select jsonb_agg(jsonb_build_array(state, closed_at is null)) from complaint),
    (select jsonb_agg(jsonb_build_array(type, status, amount, refunded, reversed) order by type, status, amount, refunded, reversed) from (
      select type, body ->> 'status' as status, body ->> 'amount' as amount,
        body ->> 'amount_refunded' as refunded, body ->> 'amount_reversed' as reversed
      from sandbox.object
    ) as held),
    (select count(*) from webhook_event where processed_at is null),
    (select jsonb_agg(jsonb_build_array(name, count, removed_at is null) order by number) from inventory_item),
    (select jsonb_agg(jsonb_build_array(kind, side, state) order by kind, side, state) from inventory_record),
    (select jsonb_agg(jsonb_build_array(event, side) order by number) from inventory_link),
    (select jsonb_agg(state order by state) from inventory_request),
    (select jsonb_agg(kind order by kind, to_address) from outbox_mail)
  )::text as standing`)
  return rows[0].standing
}

export async function broken(app: TestApp): Promise<string[]> {
  const found = await brokenInvariants(app.db, app.clock.now())
  return found.map(({ name, subject }) => `not so: ${name} (${subject})`)
}

interface Happened {
  booking_id: string
  event: string
  by: BookingActor
  from_stage: BookingStage | null
  to_stage: BookingStage
}

/**
 * Everybody concerned by an event was told of it once, and of nothing that did not happen. Whoever
 * leaves takes along what waits to be sent to them.
 */
export async function wrongLetters(app: TestApp, { people, listing }: Audience): Promise<string[]> {
  const expected: string[] = []
  const { rows } = await app.pool.query<Happened>('select * from booking_event')
  for (const happened of rows) {
    const letter = letterFor(happened)
    const booking = await findBooking(app.db, happened.booking_id)
    const [host, renter] = [
      people.get(booking?.host_id ?? ''),
      people.get(booking?.renter_id ?? ''),
    ]
    if (!letter || !booking || !host || !renter) continue
    const then = { ...booking, later_rents: [...booking.later_rents, anyPrice].slice(0, 1) }
    const letters = bookingLetters(letter, { booking: then, host, renter, listing, site: '' })
    for (const { to } of letters) expected.push(`${letter} ${booking.id} ${to.email}`)
  }
  const { rows: sent } = await app.pool.query<{ letter: string }>(
    `select substring(kind from 9) || ' '
       || substring(text_body from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})') || ' '
       || to_address as letter
     from outbox_mail where kind like 'booking.%' and kind !~ '(host(Suspended|Reinstated)|Reminder|startsTomorrow|endsSoon)$'`,
  )
  const told = sent.map(({ letter }) => letter)
  return differences(
    [...expected, ...(await moneySent(app, people))],
    [...told, ...(await lettersOfMoney(app))],
    await emailsOfLeavers(app, people),
  )
}

async function emailsOfLeavers(app: TestApp, people: Audience['people']): Promise<string[]> {
  const { rows } = await app.pool.query<{ id: string }>(
    'select id from users where deleted_at is not null',
  )
  return rows.flatMap(({ id }) => people.get(id)?.email ?? [])
}

/** Each refund, payout and reversal that was made, and each dispute opened or decided. */
async function moneySent(app: TestApp, people: Audience['people']): Promise<string[]> {
  const { rows } = await app.pool.query<{ what: string; party_id: string }>(
    `select kind::text as what, party_id from money_movement where state = 'done'
     union all
     select 'dispute', host_id from dispute join booking on booking.id = dispute.booking_id
     union all
     select 'dispute', host_id from dispute join booking on booking.id = dispute.booking_id
       where dispute.state in ('won', 'lost')`,
  )
  return rows.map(({ what, party_id: id }) => `payment.${what} ${people.get(id)?.email}`)
}

async function lettersOfMoney(app: TestApp): Promise<string[]> {
  const { rows } = await app.pool.query<{ letter: string }>(
    `select kind || ' ' || to_address as letter from outbox_mail
     where kind in ('payment.refund', 'payment.payout', 'payment.reversal', 'payment.dispute')
       and to_address <> $1`,
    [app.services.config.SUPPORT_EMAIL],
  )
  return rows.map(({ letter }) => letter)
}

function differences(
  expected: readonly string[],
  told: readonly string[],
  leavers: readonly string[],
): string[] {
  const untold = without(expected, told).filter(
    letter => !leavers.some(email => letter.endsWith(` ${email}`)),
  )
  return [
    ...untold.map(letter => `not told: ${letter}`),
    ...without(told, expected).map(letter => `told for nothing: ${letter}`),
  ]
}

/** A renter counts as told of a price also when it was taken back later. */
const anyPrice = { from: '2027-06', rate: pence(120_00), toldAt: '' }

function letterFor({ event, by, from_stage: from, to_stage: to }: Happened) {
  const steps = bookingLife.steps.filter(one => one.from === from && one.to === to)
  const step = steps.find(one => (one.recordedAs ?? one.event) === event && one.by.includes(by))
  return step && letterOf(step, by)
}

/** What is in the first list more often than in the second. */
function without(first: readonly string[], second: readonly string[]): string[] {
  const left = [...second]
  return first.filter(one => {
    const index = left.indexOf(one)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** The jobs that bookings, their money and messages about them wait for. */
const jobs = [
  ...[announceSandbox, processWebhooks, expireBookings, chargeRent, announceSandbox],
  ...[dropNotices, moveMoney, followMoves],
  ...[followViewings, showDueReviews],
]

/** Nobody acts any more, and the jobs run for as long as anything could take. */
export async function letTimePass(app: TestApp, from: Date): Promise<void> {
  for (const at of [minuteMs, 2 * minuteMs, 2 * dayMs, 40 * dayMs]) {
    app.clock.moveTo(after(from, at))
    for (const job of jobs) await job(app.services)
  }
}

/**
 * What still waits although nothing is to come any more. A review waits for the other side until
 * two weeks after the end of its booking, which may go on month by month.
 */
export async function leftWaiting(app: TestApp): Promise<string[]> {
  const { rows } = await app.pool.query<{ left: string }>(
    `select 'a booking that is ' || stage as left from booking where stage in ('pending', 'approved')
     union all
     select 'a cancelled booking whose money nobody has looked at' from booking
       where stage = 'cancelled' and paid_at is not null and settled_at is null
     union all
     select 'a payment that is ' || state from payment
       where state in ('creating', 'open') and not exists (
         select from rent_month
         where rent_month.booking_id = payment.booking_id
           and rent_month.month = payment.month and rent_month.state = 'failed'
       )
     union all
     select kind || ' that is ' || state from money_movement
       where state in ('due', 'sending') and not exists (
         select from users where id = party_id and suspended_at is not null
       ) and not exists (
         select from booking where id = booking_id and contested_at is not null
       )
     union all
     select 'a viewing that is ' || state from viewing where state in ('asked', 'offered', 'agreed')
     union all
     select 'a review that is ' || review.state from review join booking on booking.id = booking_id
       where review.state = 'written' and $1::timestamptz >= $2::interval
         + least(ends_at, coalesce(cancelled_at, ends_at))
     union all
     select 'an event of the provider' from webhook_event where processed_at is null`,
    [app.clock.now(), `${writeDaysAfterEnd} days`],
  )
  return rows.map(({ left }) => `still waiting: ${left}`)
}

import { type RawBuilder, sql } from 'kysely'
import { firstNameSays } from '#accounts/server/people/first-name-says.ts'
import type { BookingStage } from '#bookings/rules/life/booking-states.ts'
import type { PartnerTab } from '#bookings/rules/life/tabs.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { PageAfter } from '#foundation/server/database/in-pages.ts'
import { spaceSays } from '#listings/server/for-bookings/space-says.ts'
import { type BookingRow, bookingColumns, bookingTable, holding } from '../life/bookings-table.ts'

export interface BookingQuery {
  /** Whose, and on which side. Null for all of them. */
  party: { id: string; as: 'renter' | 'host' | 'either' } | null
  approvalStatus?: 'pending' | 'approved' | 'disapproved' | 'expired' | undefined
  cancelled?: boolean | undefined
  isCurrent?: boolean
  /** As 2026-12. */
  month?: string | undefined
  words: readonly string[]
  now: Date
}

export interface BookingPage {
  limit: number
  offset: number
}

type Unexpired = Exclude<NonNullable<BookingQuery['approvalStatus']>, 'expired'>

const statusStages: Record<Unexpired, BookingStage[]> = {
  pending: ['pending'],
  approved: ['approved', 'paid'],
  disapproved: ['disapproved', 'cancelled'],
}

const openStages = sql<boolean>`stage in ('pending', 'approved', 'paid')`

const overdueAt = (now: Date) => sql<boolean>`coalesce(expires_at <= ${now}, false)`

function matching(db: Db, query: BookingQuery) {
  const { party, approvalStatus, cancelled, isCurrent, month, words, now } = query
  const overdue = overdueAt(now)
  const all = bookingTable(db).selectFrom('booking')
  const ofStatus =
    approvalStatus === undefined
      ? all
      : approvalStatus === 'expired'
        ? all.where(({ or, eb }) => or([eb('stage', '=', 'expired'), overdue]))
        : all.where('stage', 'in', statusStages[approvalStatus]).where(({ not }) => not(overdue))
  return ofStatus
    .$if(party !== null, some => some.where(party ? ofParty(party) : sql<boolean>`true`))
    .$if(cancelled !== undefined, some =>
      some.where('cancelled_at', cancelled ? 'is not' : 'is', null),
    )
    .$if(isCurrent === true, some =>
      some.where(sql<boolean>`${openStages} and not ${overdue}
        and ends_at > ${now}::timestamptz - interval '1 day'`),
    )
    .$if(month !== undefined, some =>
      some.where(sql<boolean>`${holding} and not ${overdue} and period && ${monthOf(month ?? '')}`),
    )
    .$if(words.length > 0, some =>
      some.where(({ and }) => and(words.map(word => bookingSays(word, party)))),
    )
}

function ofParty({ id, as }: NonNullable<BookingQuery['party']>): RawBuilder<boolean> {
  if (as === 'either') return sql<boolean>`(renter_id = ${id} or host_id = ${id})`
  return sql<boolean>`${sql.ref(`${as}_id`)} = ${id}`
}

function monthOf(month: string): RawBuilder<string> {
  const start = sql`${`${month}-01`}::timestamp`
  return sql`tstzrange(
    ${start} at time zone 'Europe/London',
    (${start} + interval '1 month') at time zone 'Europe/London'
  )`
}

/** A renter finds by the address that they see before they have paid. */
function bookingSays(word: string, party: BookingQuery['party']): RawBuilder<boolean> {
  const listing = sql.ref<string>('booking.listing_id')
  const isExact = party ? sql<boolean>`renter_id <> ${party.id}` : sql<boolean>`true`
  return sql<boolean>`(
    ${spaceSays({ listing, isExact }, word)}
    or ${firstNameSays(sql.ref('booking.host_id'), word)}
    or ${firstNameSays(sql.ref('booking.renter_id'), word)}
  )`
}

/** Newest first; of those that were cancelled the latest. */
export async function listBookings(
  db: Db,
  query: BookingQuery,
  { limit, offset }: BookingPage,
): Promise<BookingRow[]> {
  return matching(db, query)
    .select(bookingColumns)
    .orderBy(query.cancelled ? 'cancelled_at' : 'created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The same as `partnerTabOf`. */
const tabAt = (now: Date) => sql<PartnerTab>`case
  when stage = 'expired' or ${overdueAt(now)} then 'Expired'
  when stage = 'pending' then 'Pending'
  when stage = 'approved' then 'Approved'
  when stage = 'paid' then 'Active'
  else 'Disapproved'
end`

/**
 * What has a deadline comes first, the nearest at the top; then what is paid, in the order in which
 * it starts or ends; then what is over, the latest first.
 */
export async function listUnderTabs(
  db: Db,
  query: BookingQuery,
  { tabs, limit, offset }: BookingPage & { tabs: readonly PartnerTab[] },
): Promise<BookingRow[]> {
  const { now } = query
  const open = sql<boolean>`${openStages} and not ${overdueAt(now)} and ends_at > ${now}`
  const next = sql`case
    when stage <> 'paid' then expires_at when starts_at > ${now} then starts_at else ends_at end`
  return matching(db, query)
    .where(tabAt(now), 'in', tabs)
    .select(bookingColumns)
    .orderBy(sql`case when not (${open}) then 2 when stage = 'paid' then 1 else 0 end`)
    .orderBy(sql`case when ${open} then ${next} end`)
    .orderBy(sql`case when stage = 'paid' then ends_at else created_at end`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** How many stand under each tab of a partner. */
export async function countByTab(
  db: Db,
  query: BookingQuery,
): Promise<Partial<Record<PartnerTab, number>>> {
  const rows = await matching(db, query)
    .select(({ fn }) => [tabAt(query.now).as('tab'), fn.countAll<number>().as('count')])
    .groupBy('tab')
    .execute()
  return Object.fromEntries(rows.map(({ tab, count }) => [tab, count]))
}

export async function bookingsOfParty(
  db: Db,
  party: { renter_id: string } | { host_id: string },
  { after, atMost }: PageAfter,
): Promise<BookingRow[]> {
  return bookingTable(db)
    .selectFrom('booking')
    .select(bookingColumns)
    .where(eb => eb.and(party))
    .$if(after !== undefined, query => query.where('id', '>', after ?? ''))
    .orderBy('id')
    .limit(atMost)
    .execute()
}

export interface CancelledInside {
  cancelled_at: Date
  collected_at: Date | null
  /** It and those that it extends: they share a unit. */
  ids: string[]
}

/**
 * Paid bookings of a partner that were cancelled since then, after their start or after the van had
 * collected. Oldest first.
 */
export async function cancelledInside(
  db: Db,
  hostId: string,
  since: Date,
): Promise<CancelledInside[]> {
  const { rows } = await sql<CancelledInside>`
    with recursive inside as (
      select id as cancelled_id, cancelled_at, collected_at, id, extends_id from booking
      where host_id = ${hostId} and stage = 'cancelled' and paid_at is not null
        and (cancelled_at > starts_at or collected_at is not null) and cancelled_at > ${since}
      union
      select cancelled_id, inside.cancelled_at, inside.collected_at, booking.id, booking.extends_id
      from inside
      join booking on booking.id = inside.extends_id
    )
    select cancelled_at, collected_at, array_agg(id) as ids from inside
    group by cancelled_id, cancelled_at, collected_at
    order by cancelled_at`.execute(db)
  return rows
}

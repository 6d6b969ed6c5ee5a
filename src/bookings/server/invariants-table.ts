import { sql } from 'kysely'
import { openEnd } from '#foundation/rules/time/open-end.ts'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Broken,
  brokenAmong,
  type Invariants,
} from '#foundation/server/database/invariants.ts'

const live = (now: Date) =>
  sql`(stage in ('pending', 'approved') or (stage = 'paid' and ends_at > ${now}))`

/** Hosts write closed periods as days or instants. The last day is included. */
const instant = (field: 'startDate' | 'endDate', daysAfter: number) => sql`
  case when length(closed ->> ${field}::text) = 10
    then ((closed ->> ${field}::text)::date + ${daysAfter}::int)::timestamp at time zone 'Europe/London'
    else (closed ->> ${field}::text)::timestamptz
  end`

/** Finds the booking of a letter by the link in its text. */
const bookingOfLetter = sql`substring(text_body from '/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')`

const always = {
  'what goes on without an end is rolling, and nobody has given notice of it': sql`
    select id::text as subject from booking
    where (ends_at >= ${openEnd}) <> (rolling and notice_at is null)`,
  'a notice from before waits behind one that ends the booking sooner': sql`
    select id::text as subject from booking
    where before_notice_at is not null
      and (notice_at is null or before_notice_at > notice_at or before_ends_at <= ends_at)`,
  'nobody is told of one event twice': sql`
    select ${bookingOfLetter} || ' ' || kind as subject from outbox_mail
    where kind like 'booking.%'
      and kind not in (
        'booking.hostSuspended', 'booking.hostReinstated', 'booking.letRun',
        'booking.noticeGiven', 'booking.noticeTakenBack',
        'booking.laterPrice', 'booking.laterPriceTakenBack'
      )
    group by to_address, kind, ${bookingOfLetter},
      -- Notice that was taken back and given again has another end.
      case kind when 'booking.endsSoon' then text_body end
    having count(*) > 1`,
} satisfies Invariants

/** Rules that must always hold. Each query finds what breaks its rule. */
const invariants = (now: Date): Invariants => ({
  'no more bookings hold a listing at one time than it has spaces': sql`
    select distinct listing.id::text as subject
    from booking as first
    join listing on listing.id = first.listing_id
    where first.stage in ('approved', 'paid') and first.ends_at > ${now}
      and (
        select count(*) from booking as other
        where other.listing_id = listing.id and other.stage in ('approved', 'paid')
          and other.starts_at <= greatest(first.starts_at, ${now}::timestamptz)
          and other.ends_at > greatest(first.starts_at, ${now}::timestamptz)
      ) > listing.storage_number`,
  'every booking that is approved or paid has a unit to itself': sql`
    select held.id::text as subject from booking as held
    where held.stage in ('approved', 'paid') and (
      held.unit_no is null or exists (
        select from booking as other
        where other.listing_id = held.listing_id and other.unit_no = held.unit_no
          and other.id <> held.id and other.stage in ('approved', 'paid')
          and other.period && held.period
      )
    )`,
  'no time that a partner has closed is booked': sql`
    select booking.id::text as subject from booking
    join listing on listing.id = listing_id
    cross join jsonb_array_elements(unavailability_periods) as closed
    where stage in ('approved', 'paid') and ends_at > ${now} and closed -> 'calendar' is null
      and starts_at < ${instant('endDate', 1)} and ends_at > ${instant('startDate', 0)}`,
  'no live booking has a party who is gone': sql`
    select booking.id::text as subject from booking
    join users on users.id in (host_id, renter_id)
    where ${live(now)} and users.deleted_at is not null`,
  'no live booking is of a listing that is gone': sql`
    select booking.id::text as subject from booking
    join listing on listing.id = listing_id
    where ${live(now)} and listing.deleted_at is not null`,
  'nobody waits for an answer that cannot come': sql`
    select booking.id::text as subject from booking
    join listing on listing.id = listing_id
    join users as host on host.id = booking.host_id
    where stage = 'pending'
      and (listing.state in ('suspended', 'rejected') or host.suspended_at is not null)`,
  'no suspended renter has asked for a space or has one to pay for': sql`
    select booking.id::text as subject from booking
    join users as renter on renter.id = renter_id
    where stage in ('pending', 'approved') and renter.suspended_at is not null`,
  'whatever waits for an answer or for money has a deadline, and nothing else has': sql`
    select id::text as subject from booking
    where (stage in ('pending', 'approved')) <> (expires_at is not null)`,
  ...always,
  'a booking stands where its history has led': sql`
    select booking.id::text as subject from booking
    where (
      select count(*) filter (where to_stage = stage) - count(*) filter (where from_stage = stage)
      from booking_event where booking_id = booking.id
    ) <> 1`,
})

export function brokenBookings(db: Db, now: Date): Promise<Broken[]> {
  return brokenAmong(db, invariants(now))
}

export const bookingInvariantNames: readonly string[] = Object.keys(invariants(new Date(0)))

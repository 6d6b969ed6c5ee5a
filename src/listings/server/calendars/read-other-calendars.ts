import { findPerson } from '#accounts/server/account/find-person.ts'
import { minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { postMail } from '#foundation/server/mail/post-mail.ts'
import { type Outbox, sendDue } from '#foundation/server/outbox/send-due.ts'
import {
  type CalendarFault,
  calendarFaults,
  readEveryMs,
  tellAfterMs,
} from '#listings/rules/calendars/calendar-terms.ts'
import { findListing } from '../listing/listings-table.ts'
import { failingLetter } from './calendar-letter.ts'
import {
  claimDueCalendars,
  type DueCalendar,
  giveBackCalendars,
  markFailed,
  markMailed,
  markRead,
} from './calendars-table.ts'
import { readOtherCalendar } from './read-other-calendar.ts'

const longestMs = 10 * secondMs
/** Of the few that are read at once. Those of one partner may all be slow, and others wait. */
const mostOfOnePartner = 2
/** What has not begun by then waits for the next round, which others have a part in again. */
const begunWithinMs = 10 * secondMs
/** The next run goes on with what is left. */
const longestRunMs = 4 * minuteMs

/** Calendars wait to be read as letters wait to be sent: what fails is tried again ever more rarely. */
export async function readOtherCalendars(
  services: Services,
  stopping?: AbortSignal,
): Promise<void> {
  const { clock } = services
  const turns = turnsOfPartners()
  const calendars: Outbox<DueCalendar> = {
    name: 'calendar',
    claim: claimDueCalendars,
    markSent: (db, ids, now) => markRead(db, ids, { now, nextAt: after(now, readEveryMs) }),
    giveBack: giveBackCalendars,
    postpone: (db, { id, sendAfter: nextAt, error }) =>
      markFailed(db, { id, fault: faultNamed(error), nextAt, now: clock.now() }),
    next: turns.next,
  }
  const read = (row: DueCalendar, signal: AbortSignal) =>
    turns.take(row, () =>
      readOtherCalendar(systemContext(services, 'job:read-calendars'), row, signal),
    )
  await sendDue(services, calendars, read, { stopping, longestMs, begunWithinMs, longestRunMs })
  await tellOfFailing(systemContext(services, 'job:read-calendars'))
}

function turnsOfPartners() {
  const reading = new Map<string, number>()
  const countOf = ({ host_id }: DueCalendar) => reading.get(host_id) ?? 0
  return {
    next(claimed: DueCalendar[]): DueCalendar | undefined {
      const place = claimed.findIndex(row => countOf(row) < mostOfOnePartner)
      return place < 0 ? undefined : claimed.splice(place, 1)[0]
    },
    async take(row: DueCalendar, read: () => Promise<void>): Promise<void> {
      reading.set(row.host_id, countOf(row) + 1)
      try {
        await read()
      } finally {
        reading.set(row.host_id, countOf(row) - 1)
      }
    },
  }
}

function faultNamed(words: string): CalendarFault {
  return calendarFaults.find(fault => fault === words) ?? 'ours'
}

async function tellOfFailing(ctx: Context): Promise<void> {
  await transaction(ctx.db, async tx => {
    const since = { failingSince: after(ctx.now, -tellAfterMs), now: ctx.now }
    for (const calendar of await markMailed(tx, since)) {
      const listing = await findListing(tx, calendar.listing_id)
      const host = listing && (await findPerson(tx, listing.host_id))
      if (!listing || !host) continue
      const letter = failingLetter({
        calendar,
        listing: { id: listing.id, title: listing.storage_title },
        firstName: host.firstName,
        site: ctx.config.publicUrl,
      })
      await postMail(tx, ctx, { to: host.email, kind: 'listing-calendar', letter })
    }
  })
}

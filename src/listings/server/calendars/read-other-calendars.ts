import { findPerson } from '#accounts/server/account/find-person.ts'
import { secondMs } from '#foundation/rules/time/lengths.ts'
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
  giveBackCalendars,
  markFailed,
  markMailed,
  markRead,
  type OtherCalendarRow,
} from './calendars-table.ts'
import { readOtherCalendar } from './read-other-calendar.ts'

const longestMs = 10 * secondMs

/** Calendars wait to be read as letters wait to be sent: what fails is tried again ever more rarely. */
export async function readOtherCalendars(
  services: Services,
  stopping?: AbortSignal,
): Promise<void> {
  const { clock } = services
  const calendars: Outbox<OtherCalendarRow> = {
    name: 'calendar',
    claim: claimDueCalendars,
    markSent: (db, ids, now) => markRead(db, ids, { now, nextAt: after(now, readEveryMs) }),
    giveBack: giveBackCalendars,
    postpone: (db, { id, sendAfter: nextAt, error }) =>
      markFailed(db, { id, fault: faultNamed(error), nextAt, now: clock.now() }),
  }
  const read = (row: OtherCalendarRow, signal: AbortSignal) =>
    readOtherCalendar(systemContext(services, 'job:read-calendars'), row, signal)
  await sendDue(services, calendars, read, { stopping, longestMs })
  await tellOfFailing(systemContext(services, 'job:read-calendars'))
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

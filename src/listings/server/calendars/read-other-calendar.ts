import { dayMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { type Got, getOutside, OutsideFault } from '#foundation/server/outgoing/get-outside.ts'
import { currentPolicy } from '#foundation/server/policy/policy-table.ts'
import { type CalendarFault, mostBytes } from '#listings/rules/calendars/calendar-terms.ts'
import { lockListing } from '../listing/listings-table.ts'
import { readInProcess } from './busy-days/read-in-process.ts'
import { keepWhole, type OtherCalendarRow } from './calendars-table.ts'
import { closeByCalendar } from './close-by-calendar.ts'
import { otherCalendarPurpose } from './keep-calendars.ts'

/** What has not changed is still read whole now and then, because time goes on. */
const wholeEveryMs = dayMs

/** Throws an error whose message is the fault, and leaves everything as it was. */
export async function readOtherCalendar(
  ctx: Context,
  row: OtherCalendarRow,
  signal: AbortSignal,
): Promise<void> {
  const got = await fetched(ctx, row, signal)
  if (got.status === 304) return
  const { from, until } = await bookableDays(ctx)
  const text = got.body.toString('utf8')
  const busy = await readInProcess({ text, listing: row.listing_id, from, until })
  if ('fault' in busy) throw new CannotRead(busy.fault)
  await transaction(ctx.db, async tx => {
    const listing = await lockListing(tx, row.listing_id)
    if (!listing) return
    const isThere = await keepWhole(tx, { id: row.id, etag: got.etag, now: ctx.now })
    if (isThere) await closeByCalendar(tx, ctx, listing, { calendar: row.id, days: busy.days })
  })
}

async function fetched(ctx: Context, row: OtherCalendarRow, signal: AbortSignal): Promise<Got> {
  const { etag, whole_at } = row
  const address = ctx.keys.open(otherCalendarPurpose, row.address_sealed)
  if (address === undefined) throw new CannotRead('ours')
  const isFresh = whole_at !== null && whole_at > after(ctx.now, -wholeEveryMs)
  const got = await getOutside(new URL(address), {
    headers: {
      accept: 'text/calendar, */*;q=0.1',
      'user-agent': `Holdall (${ctx.config.publicUrl})`,
      ...(isFresh && etag && { 'if-none-match': etag }),
    },
    signal,
    mostBytes,
    allowLoopback: ctx.config.ALLOW_LOOPBACK_CALLS,
  }).catch(error => {
    throw new CannotRead(faultOf(error, signal))
  })
  if (got.status === 404 || got.status === 410) throw new CannotRead('gone')
  if (got.status !== 200 && !(got.status === 304 && isFresh)) throw new CannotRead('answered')
  return got
}

function faultOf(error: unknown, signal: AbortSignal): CalendarFault {
  if (error instanceof OutsideFault) return error.kind
  return signal.aborted ? 'slow' : 'unreachable'
}

/** The months ahead in which a booking may begin, and a few days more until it is next read whole. */
async function bookableDays({ db, now }: Context): Promise<{ from: string; until: string }> {
  const { farthestStartMonths } = await currentPolicy(db)
  const today = inLondon(now).toPlainDate()
  const until = today.add({ months: farthestStartMonths, days: 3 })
  return { from: today.toString(), until: until.toString() }
}

class CannotRead extends Error {
  override name = 'CannotRead'

  constructor(fault: CalendarFault) {
    super(fault)
  }
}

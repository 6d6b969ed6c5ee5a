import { type Person, requirePerson } from '#accounts/server/account/require-person.ts'
import {
  openingTab,
  type PartnerTab,
  partnerTabsWithin,
  renterCounts,
  type TabCounts,
} from '#bookings/rules/life/tabs.ts'
import type { Booking, BookingFilter, BookingListMeta } from '#bookings/rules/wire.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { searchWords } from '#foundation/rules/text/search-words.ts'
import type { Context } from '#foundation/server/context.ts'
import type { BookingRow } from '../life/bookings-table.ts'
import { viewerOf } from '../life/viewer-of.ts'
import {
  type BookingQuery,
  countByTab,
  listBookings,
  listUnderTabs,
} from './booking-lists-table.ts'
import { presentBookings } from './present-bookings.ts'

interface BookingList {
  bookings: Booking[]
  meta: BookingListMeta
}

/**
 * Customers see bookings they made. Partners see bookings of their spaces, or bookings they made if
 * they ask for those.
 */
export async function readBookings(ctx: Context, filter: BookingFilter): Promise<BookingList> {
  const person = requirePerson(ctx)
  const { page, limit, tab } = filter
  const query: BookingQuery = {
    party: partyOf(person, filter.as),
    approvalStatus: filter.approvalStatus,
    cancelled: filter.cancelled === undefined ? undefined : filter.cancelled === 'true',
    isCurrent: filter.current === 'true',
    month: filter.month,
    words: searchWords(filter.q ?? ''),
    now: ctx.now,
  }
  const counts = await countByTab(ctx.db, query)
  const show = async (rows: readonly BookingRow[]) =>
    presentBookings(ctx, rows, row => viewerOf(row, person) ?? 'renter')
  const offset = offsetOf(filter)
  if (tab === undefined) {
    const rows = await listBookings(ctx.db, query, { limit, offset })
    return { bookings: await show(rows), meta: { page, limit, total: sumOf(counts) } }
  }
  const isRenter = query.party?.as === 'renter'
  const opened = tab === 'opening' ? openingTab(counts, isRenter ? 'renter' : 'host') : tab
  const tabs: readonly PartnerTab[] = isRenter ? partnerTabsWithin(opened) : [opened]
  const rows = await listUnderTabs(ctx.db, query, { tabs, limit, offset })
  const shown = isRenter ? renterCounts(counts) : counts
  const everything =
    query.words.length > 0 ? await countByTab(ctx.db, { ...query, words: [] }) : counts
  return {
    bookings: await show(rows),
    meta: {
      ...{ page, limit, total: shown[opened] ?? 0 },
      ...{ tab: opened, tabs: shown, all: sumOf(everything) },
    },
  }
}

function sumOf(counts: TabCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function partyOf(person: Person, as: BookingFilter['as']): BookingQuery['party'] {
  if (person.role === 'admin' && as === undefined) return null
  return { id: person.id, as: as ?? (person.role === 'partner' ? 'host' : 'renter') }
}

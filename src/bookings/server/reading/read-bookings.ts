import { type Person, requirePerson } from '#accounts/server/account/require-person.ts'
import {
  openingTab,
  partnerTabsWithin,
  renterCounts,
  type TabCounts,
} from '#bookings/rules/life/tabs.ts'
import type { Booking, BookingFilter, BookingListMeta } from '#bookings/rules/wire.ts'
import { offsetOf } from '#foundation/rules/paging.ts'
import { searchWords } from '#foundation/rules/text/search-words.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { viewerOf } from '../life/viewer-of.ts'
import {
  type BookingPage,
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

/** Each is looked for in every booking of the reader. */
const mostWords = 10

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
    words: [...new Set(searchWords(filter.q ?? ''))].slice(0, mostWords),
    now: ctx.now,
  }
  const shown = { limit, offset: offsetOf(filter) }
  const counts = await countByTab(ctx.db, query)
  const { rows, ...meta } = tab
    ? await underTab(ctx.db, query, { ...shown, tab, counts })
    : { rows: await listBookings(ctx.db, query, shown), total: sumOf(counts) }
  return {
    bookings: await presentBookings(ctx, rows, row => viewerOf(row, person) ?? 'renter'),
    meta: { page, limit, ...meta },
  }
}

interface TabAsked extends BookingPage {
  tab: NonNullable<BookingFilter['tab']>
  counts: TabCounts
}

async function underTab(db: Db, query: BookingQuery, { tab, counts, ...page }: TabAsked) {
  const isRenter = query.party?.as === 'renter'
  const opened = tab === 'opening' ? openingTab(counts, isRenter ? 'renter' : 'host') : tab
  const within = isRenter ? partnerTabsWithin(opened) : [opened]
  const tabs = isRenter ? renterCounts(counts) : counts
  const isSearched = query.words.length > 0
  return {
    rows: await listUnderTabs(db, query, { ...page, tabs: within }),
    ...{ total: tabs[opened] ?? 0, tab: opened, tabs },
    all: sumOf(isSearched ? await countByTab(db, { ...query, words: [] }) : counts),
  }
}

function sumOf(counts: TabCounts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

function partyOf(person: Person, as: BookingFilter['as']): BookingQuery['party'] {
  if (person.role === 'admin' && as === undefined) return null
  return { id: person.id, as: as ?? (person.role === 'partner' ? 'host' : 'renter') }
}

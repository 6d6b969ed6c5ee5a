import { findPeople, firstNameOf, type Person } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import {
  type Bookable,
  findBookables,
  isShownTo,
} from '#listings/server/for-bookings/find-bookable.ts'
import type { Thread } from '#messages/rules/wire.ts'
import { hasBlocked } from '../thread/blocks.ts'
import { otherSide, sideOf } from '../thread/own-thread.ts'
import type { Side, ThreadRow } from '../thread/threads-table.ts'
import { lastMessages, type MessageRow } from '../writing/messages-table.ts'
import { presentMessage } from '../writing/present-message.ts'

interface Known {
  people: Map<string, Person>
  listings: Map<string, Bookable>
  last: Map<string, MessageRow>
}

export async function presentThread(
  { db }: Pick<Context, 'db'>,
  row: ThreadRow,
  side: Side,
): Promise<Thread> {
  return shown(row, side, await readAbout(db, [row]))
}

/** Reads people, listings and so on once for all threads. */
export async function presentThreads(
  { db }: Pick<Context, 'db'>,
  rows: readonly ThreadRow[],
  accountId: string,
): Promise<Thread[]> {
  const known = await readAbout(db, rows)
  return rows.map(row => shown(row, sideOf(row, accountId) ?? 'renter', known))
}

async function readAbout(db: Db, rows: readonly ThreadRow[]): Promise<Known> {
  const people = await findPeople(db, [
    ...new Set(rows.flatMap(row => [row.renter_id, row.partner_id])),
  ])
  const listings = await findBookables(db, [...new Set(rows.map(row => row.listing_id))])
  const last = await lastMessages(
    db,
    rows.map(row => row.id),
  )
  return { people, listings, last }
}

function shown(row: ThreadRow, side: Side, { people, listings, last }: Known): Thread {
  const other = people.get(row[`${otherSide(side)}_id`])
  const listing = listings.get(row.listing_id)
  const newest = last.get(row.id)
  const isFormer = other === undefined || other.isDeleted
  return {
    _id: row.id,
    listing: {
      _id: row.listing_id,
      storageTitle: listing?.title ?? '',
      picture: listing && isShownTo(side, listing) ? (listing.media[0] ?? null) : null,
      isLive: listing?.isPublic === true && listing.available,
    },
    with: { firstName: firstNameOf(other), isFormer },
    as: side,
    last: newest ? presentMessage(newest, row, side) : null,
    unread: row[`${side}_unread`],
    bookings: row.bookings,
    closed: closedFor(row, side, isFormer),
    readByThem: row[`${otherSide(side)}_read_at`]?.toISOString() ?? null,
    readByYou: row[`${side}_read_at`]?.toISOString() ?? null,
  }
}

function closedFor(row: ThreadRow, side: Side, isFormer: boolean): Thread['closed'] {
  if (isFormer) return 'left'
  if (row.blocked_by === null) return null
  return hasBlocked(row, side) ? 'by you' : 'by them'
}

import { findPeople } from '#accounts/server/account/find-person.ts'
import {
  findBookedSpace,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import type { RecordWords } from '#inventory/rules/record-life.ts'
import type { RequestWords } from '#inventory/rules/request-life.ts'
import { announce } from '#notices/server/announce.ts'
import { itemsOf } from '../tables/items-table.ts'
import { recordedIn } from '../tables/link-content.ts'
import { linksOf } from '../tables/links-table.ts'
import type { RecordRow } from '../tables/records-table.ts'
import type { RequestRow } from '../tables/requests-table.ts'
import { recordLetter, requestLetter } from './inventory-letters.ts'

interface Recorded {
  record: RecordRow
  news: RecordWords['letter']
  by: InventorySide
}

/** Tells the other side, in the same transaction. */
export async function announceRecord(
  tx: Db,
  ctx: Context,
  { record, news, by }: Recorded,
): Promise<void> {
  const occasion = await occasionOf(tx, ctx, record.booking_id)
  if (!occasion) return
  const links = (await linksOf(tx, record.booking_id)).filter(
    ({ record_id }) => record_id === record.id,
  )
  const newest = links.at(-1)
  const content = recordedIn(links.find(({ event }) => event === 'recorded')?.content)
  const answer = newest?.content
  const on = {
    ...occasion,
    kind: record.kind,
    by,
    hash: newest?.hash.toString('hex') ?? '',
    things: (content?.lines ?? []).map(counted),
    words: answer && 'words' in answer ? (answer.words ?? '') : '',
  }
  const silent = on.words ? recordLetter(news, { ...on, words: '' }) : undefined
  await announce(tx, ctx, [
    {
      ...recordLetter(news, on),
      kind: `inventory.${news}`,
      about: `inventory-${record.booking_id}`,
      quotes: silent && { person: on.people[by]._id, withoutWords: silent.letter },
    },
  ])
}

export async function announceRequest(
  tx: Db,
  ctx: Context,
  request: RequestRow,
  news: RequestWords['letter'],
): Promise<void> {
  const occasion = await occasionOf(tx, ctx, request.booking_id)
  if (!occasion) return
  const names = new Map((await itemsOf(tx, request.booking_id)).map(({ id, name }) => [id, name]))
  const on = {
    ...occasion,
    things: request.lines.map(({ item, count }) => counted({ count, name: names.get(item) ?? '' })),
    words: request.words,
    reply: request.reply,
    readyAt: request.ready_at,
  }
  const writer = quotedIn[news]
  const silent = writer ? requestLetter(news, { ...on, words: '', reply: '' }) : undefined
  await announce(tx, ctx, [
    {
      ...requestLetter(news, on),
      kind: `inventory.${news}`,
      about: `inventory-request-${request.id}`,
      quotes: silent && writer && { person: on.people[writer]._id, withoutWords: silent.letter },
    },
  ])
}

const quotedIn: Partial<Record<RequestWords['letter'], InventorySide>> = {
  asked: 'renter',
  denied: 'host',
}

const counted = ({ count, name }: { count: number; name: string }) => `${count} × ${name}`

async function occasionOf(tx: Db, ctx: Context, bookingId: string) {
  const booking = await findBookingMoney(tx, bookingId, ctx.now)
  const people = booking && (await findPeople(tx, [booking.renterId, booking.hostId]))
  const [renter, host] = [people?.get(booking?.renterId ?? ''), people?.get(booking?.hostId ?? '')]
  if (!booking || !renter || !host) return undefined
  const space = (await findBookedSpace(tx, booking.listingId))?.title ?? 'the space'
  return { bookingId, people: { renter, host }, space, site: ctx.config.publicUrl }
}

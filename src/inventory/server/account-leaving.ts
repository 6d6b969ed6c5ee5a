import {
  findCancelledInside,
  type ToCollect,
} from '#bookings/server/leaving/find-cancelled-inside.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after, formatDeadline } from '#foundation/rules/time/time.ts'
import type { Context, Services } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { mediaPath } from '#foundation/server/media/stores/media-name.ts'
import { keptDays } from '#inventory/rules/inventory-terms.ts'
import { isAllBack, type RecordedHandling } from '#inventory/rules/stored-items.ts'
import { handlingsIn } from './reading/inventory-rows.ts'
import { deleteInventoryPicturesOf, dropUnusedPictures } from './tables/inventory-pictures-table.ts'
import {
  deleteInventoriesOverBefore,
  deleteListsOf,
  deleteRepliesOf,
  inventoriesOf,
} from './tables/leaving-table.ts'
import { deleteContentsOf, linksOf } from './tables/links-table.ts'
import { recordsOf } from './tables/records-table.ts'

/**
 * A renter whose booking was cancelled after its start, or after the van had collected, still needs
 * the partner to get their things out. That lasts until the renter says that all are back, or has had
 * the time to collect them.
 */
export async function inventoryObstacles(tx: Db, ctx: Context, userId: string): Promise<string[]> {
  let last: ToCollect | undefined
  let isOnRecord = true
  for (const cancelled of await findCancelledInside(tx, userId, ctx.now)) {
    const handlings = await handlingsOf(tx, cancelled.bookingIds)
    if (isAllBack(handlings)) continue
    last = cancelled
    isOnRecord &&= handlings.length > 0
  }
  if (!last) return []
  const [when, where] = last.wasCollected
    ? ['after the van had collected', 'on the van or inside']
    : ['after its start', 'inside']
  const sooner = isOnRecord ? 'once the renter confirms that all of them are back, or ' : ''
  return [
    `A booking of your space was cancelled ${when}, so things of the renter may still be ${where}. You can leave ${sooner}after ${formatDeadline(last.until)}.`,
  ]
}

async function handlingsOf(db: Db, bookingIds: readonly string[]): Promise<RecordedHandling[]> {
  const handlings: RecordedHandling[] = []
  for (const id of bookingIds) {
    const chain = { records: await recordsOf(db, id), links: await linksOf(db, id) }
    handlings.push(...handlingsIn(chain))
  }
  return handlings
}

/** The other side keeps what it wrote itself, and all hashes. */
export async function eraseInventories(tx: Db, _ctx: Context, userId: string): Promise<void> {
  await deleteContentsOf(tx, userId)
  await deleteInventoryPicturesOf(tx, userId)
  await deleteListsOf(tx, userId)
  await deleteRepliesOf(tx, userId)
}

export async function exportInventories(ctx: Context, userId: string): Promise<unknown> {
  const kept = await inventoriesOf(ctx.db, userId)
  const { items, records, requests, answers, replies } = kept
  return {
    pictures: kept.pictures.map(row => ({
      booking: row.booking_id,
      item: row.item,
      youSent: mediaPath(row.name),
    })),
    items: items.map(row => ({
      booking: row.booking_id,
      number: row.number,
      name: row.name,
      count: row.count,
      declaredValuePence: row.declared_value,
      listedAt: row.created_at,
      removedAt: row.removed_at,
    })),
    records: records.map(row => ({
      booking: row.booking_id,
      kind: row.kind,
      state: row.state,
      happenedAt: row.happened_at,
      recordedAt: row.created_at,
      youWrote: row.content,
    })),
    requests: requests.map(row => ({
      booking: row.booking_id,
      state: row.state,
      items: row.lines,
      youWrote: row.words,
      askedAt: row.asked_at,
      readyAt: row.ready_at,
    })),
    answers: answers.map(row => ({
      booking: row.booking_id,
      youHave: row.event,
      youWrote: row.words,
      answeredAt: row.at,
    })),
    replies: replies.map(row => ({
      booking: row.booking_id,
      state: row.state,
      readyAt: row.ready_at,
      youWrote: row.reply,
      askedAt: row.asked_at,
    })),
  }
}

/** Pictures that nobody used within a day, and inventories of bookings long over. */
export async function tidyInventories({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const now = clock.now()
  await dropUnusedPictures(db, after(now, -dayMs))
  await deleteInventoriesOverBefore(db, after(now, -keptDays * dayMs))
}

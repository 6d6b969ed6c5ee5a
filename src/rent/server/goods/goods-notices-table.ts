import type { Pence } from '#foundation/rules/money.ts'
import type { Db } from '#foundation/server/database/db.ts'
import type { GoodsNoticeKind } from '#rent/rules/goods/goods-dates.ts'

export interface GoodsNoticeRow {
  id: string
  booking_id: string
  kind: GoodsNoticeKind
  words: string
  goods: string
  sent_by: 'post' | 'email' | 'hand'
  sent_at: Date
  act_after: Date
  owed: Pence
  recorded_by: string
}

const table = (db: Db) => db.$extendTables<{ goods_notice: GoodsNoticeRow }>()

export async function insertGoodsNotice(tx: Db, row: GoodsNoticeRow): Promise<void> {
  await table(tx).insertInto('goods_notice').values(row).execute()
}

/** A booking has only a few of them, far fewer than the limit. */
export async function goodsNoticesOf(db: Db, bookingId: string): Promise<GoodsNoticeRow[]> {
  return table(db)
    .selectFrom('goods_notice')
    .selectAll()
    .where('booking_id', '=', bookingId)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
}

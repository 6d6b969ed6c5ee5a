import { findPeople } from '#accounts/server/account/find-person.ts'
import { requirePerson } from '#accounts/server/account/require-person.ts'
import {
  type BookingMoney,
  findBookedSpaces,
  findBookingMoney,
} from '#bookings/server/for-payments/find-booking-money.ts'
import { fail } from '#foundation/rules/errors.ts'
import { poundsFromPence, sumPence } from '#foundation/rules/money.ts'
import { recordAudit, recordLook } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { newId } from '#foundation/server/new-id.ts'
import { actAfter, mayBeSent } from '#rent/rules/goods/goods-dates.ts'
import { goodsNoticeWords } from '#rent/rules/goods/goods-words.ts'
import type { GoodsNotice, GoodsNoticeRequest } from '#rent/rules/wire.ts'
import { owedMonths } from '../months/rent-months-table.ts'
import { type GoodsNoticeRow, goodsNoticesOf, insertGoodsNotice } from './goods-notices-table.ts'

/** Newest first. Both sides can read them; that an operator did is written to the audit log. */
export async function readGoodsNotices(ctx: Context, id: string): Promise<GoodsNotice[]> {
  const { id: reader, role } = requirePerson(ctx)
  const booking = await findBookingMoney(ctx.db, id, ctx.now)
  const isTheirs = booking && (booking.renterId === reader || booking.hostId === reader)
  if (!booking || !(isTheirs || role === 'admin')) return fail('not_found')
  if (!isTheirs) {
    const subject = { type: 'booking', id } as const
    await recordLook(ctx.db, ctx, { action: 'rent.goods-notice-read', subject })
  }
  return (await goodsNoticesOf(ctx.db, id)).map(row => present(row, booking))
}

/** The notice is stored as it was written, with the dates that follow from it. */
export async function sendGoodsNotice(
  ctx: Context,
  id: string,
  { kind, goods, sentBy }: GoodsNoticeRequest,
): Promise<GoodsNotice> {
  const { id: writer } = requirePerson(ctx)
  return transaction(ctx.db, async tx => {
    const booking = await findBookingMoney(tx, id, ctx.now, 'while deciding')
    if (booking?.hostId !== writer) return fail('not_found')
    if (!booking.arrearsAt) return fail('nothing_is_owed')
    const standing = (await goodsNoticesOf(tx, id)).filter(row => stands(row, booking))
    const earlier = standing.map(({ kind, act_after }) => ({ kind, actAfter: act_after }))
    if (!mayBeSent(kind, earlier, ctx.now)) return fail('collection_comes_first')
    const row = await written(tx, ctx, booking, { kind, goods, sentBy })
    await insertGoodsNotice(tx, row)
    const details = { kind, actAfter: row.act_after.toISOString() }
    const subject = { type: 'booking', id } as const
    await recordAudit(tx, ctx, { action: 'rent.goods-notice', subject, details })
    const notice = present(row, booking)
    await ctx.idempotency?.keep(tx, notice)
    return notice
  })
}

async function written(
  tx: Db,
  ctx: Context,
  booking: BookingMoney,
  { kind, goods, sentBy }: GoodsNoticeRequest,
): Promise<GoodsNoticeRow> {
  const people = await findPeople(tx, [booking.hostId, booking.renterId])
  const spaces = await findBookedSpaces(tx, [booking.listingId])
  const owed = sumPence((await owedMonths(tx, booking.id)).map(({ amount }) => amount))
  const name = (id: string) => {
    const person = people.get(id)
    return person ? `${person.firstName} ${person.lastName}` : 'Former member'
  }
  const act_after = actAfter(kind, ctx.now)
  const words = goodsNoticeWords({
    kind,
    renter: name(booking.renterId),
    partner: name(booking.hostId),
    address: booking.place?.address ?? spaces.get(booking.listingId)?.address ?? '',
    goods,
    owed,
    sentAt: ctx.now,
    actAfter: act_after,
  })
  return {
    id: newId(ctx.now),
    booking_id: booking.id,
    kind,
    words,
    goods,
    sent_by: sentBy,
    sent_at: ctx.now,
    act_after,
    owed,
    recorded_by: booking.hostId,
  }
}

/** A notice ends when the rent is paid. Rent that is owed later needs a new notice. */
function stands({ sent_at }: GoodsNoticeRow, { arrearsAt }: BookingMoney): boolean {
  return arrearsAt !== null && sent_at >= arrearsAt
}

function present(row: GoodsNoticeRow, booking: BookingMoney): GoodsNotice {
  return {
    _id: row.id,
    kind: row.kind,
    goods: row.goods,
    words: row.words,
    sentBy: row.sent_by,
    sentAt: row.sent_at.toISOString(),
    actAfter: row.act_after.toISOString(),
    owed: poundsFromPence(row.owed),
    owedPence: row.owed,
    stands: stands(row, booking),
    needsLegalReview: true,
  }
}

import { changeNotice } from '#bookings/server/for-rent/change-notice.ts'
import type { Context } from '#foundation/server/context.ts'
import type { NoticeAnswer } from '#rent/rules/wire.ts'
import { reviveMonths } from './months/record-rent-paid.ts'

/** Months after the end are not collected. */
export async function giveNotice(ctx: Context, id: string): Promise<NoticeAnswer> {
  const { endsAt } = await changeNotice(ctx, id, 'giveNotice', async () => {})
  return { endsAt: endsAt.toISOString() }
}

/** Possible only while the space is free after the end. */
export async function takeBackNotice(ctx: Context, id: string): Promise<NoticeAnswer> {
  await changeNotice(ctx, id, 'takeBackNotice', (tx, by) => reviveMonths(tx, ctx, id, by))
  return { endsAt: null }
}

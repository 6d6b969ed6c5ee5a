import { changeNotice } from '#bookings/server/for-rent/change-notice.ts'
import { fail } from '#foundation/rules/errors.ts'
import { isOpenEnded } from '#foundation/rules/time/open-end.ts'
import type { Context } from '#foundation/server/context.ts'
import type { NoticeAnswer, NoticeRequest } from '#rent/rules/wire.ts'
import { reviveMonths } from './months/record-rent-paid.ts'
import { repriceToEnd, wasAskedByDays } from './months/reprice-months.ts'

/** Months after the end are not collected, and the last one only up to it. */
export async function giveNotice(
  ctx: Context,
  id: string,
  { endsAt: text }: NoticeRequest = {},
): Promise<NoticeAnswer> {
  const shown = text === undefined ? undefined : new Date(text)
  const change = { event: 'giveNotice', shown } as const
  const { endsAt } = await changeNotice(ctx, id, change, tx => repriceToEnd(tx, ctx, id))
  return { endsAt: endsAt.toISOString() }
}

const askedByDaysWords =
  'Rent for the days of the last month has been asked for already, so the end stays as it is.'

/** Possible only while the space is free after the end. A notice from before stands again. */
export async function takeBackNotice(ctx: Context, id: string): Promise<NoticeAnswer> {
  const { endsAt } = await changeNotice(
    ctx,
    id,
    { event: 'takeBackNotice' },
    async (tx, by, end) => {
      if (await wasAskedByDays(tx, ctx, { id, end }))
        return fail('notice_not_possible', {}, askedByDaysWords)
      await repriceToEnd(tx, ctx, id)
      await reviveMonths(tx, ctx, id, by)
    },
  )
  return { endsAt: isOpenEnded(endsAt) ? null : endsAt.toISOString() }
}

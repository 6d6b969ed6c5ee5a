import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import type { ItemRequest, RequestAnswer } from '#inventory/rules/wire.ts'
import { changeRequest } from '../lives/change-request.ts'
import { presentRequest } from '../reading/present-inventory.ts'
import { decide } from '../reading/require-side.ts'
import { lockRequest } from '../tables/requests-table.ts'

/** The host dates it, denies it or marks it done, or the renter takes it back. */
export function answerRequest(
  ctx: Context,
  bookingId: string,
  requestId: string,
  answer: RequestAnswer,
): Promise<ItemRequest> {
  return decide(ctx, bookingId, async (tx, { side, inventory }) => {
    const before = (await lockRequest(tx, bookingId, requestId)) ?? fail('not_found')
    const row = await changeRequest(tx, ctx, before, answer.event, {
      by: side,
      ...(answer.event === 'date' && { given: { readyAt: new Date(answer.readyAt) } }),
      ...(answer.event === 'deny' && { set: { reply: answer.words } }),
    })
    return presentRequest(row, inventory, { reader: side, now: ctx.now })
  })
}

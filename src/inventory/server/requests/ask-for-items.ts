import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'
import { mayReturn, openRequestsAtMost } from '#inventory/rules/inventory-terms.ts'
import { isOpenRequest } from '#inventory/rules/request-life.ts'
import { fitsAsked } from '#inventory/rules/stored-items.ts'
import type { ItemRequest, NewRequest } from '#inventory/rules/wire.ts'
import { beginRequest } from '../lives/change-request.ts'
import { askedIn, storedIn } from '../reading/inventory-rows.ts'
import { presentRequest } from '../reading/present-inventory.ts'
import { decide } from '../reading/require-side.ts'

/** The renter asks for things back. */
export function askForItems(
  ctx: Context,
  bookingId: string,
  { lines, words }: NewRequest,
): Promise<ItemRequest> {
  return decide(ctx, bookingId, async (tx, { booking, side, people, inventory }) => {
    if (side !== 'renter') return fail('record_not_yours')
    const open = inventory.requests.filter(({ state }) => isOpenRequest(state))
    if (open.length >= openRequestsAtMost) return fail('inventory_full')
    const row = {
      id: newId(ctx.now),
      booking_id: bookingId,
      state: 'asked' as const,
      lines,
      words,
      reply: '',
      ready_at: null,
      asked_at: ctx.now,
      changed_at: ctx.now,
    }
    const asked = await beginRequest(tx, ctx, row, {
      isPossible: mayReturn(booking) && !people.host.isDeleted,
      addsUp: fitsAsked(lines, storedIn(inventory), askedIn(inventory)),
    })
    return presentRequest(asked, inventory, { reader: side, now: ctx.now })
  })
}

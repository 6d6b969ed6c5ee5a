import type { Context } from '#foundation/server/context.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { withReason } from '#messages/rules/with-reason.ts'
import { addLine } from '#messages/server/for-bookings/add-line.ts'
import type { MoveEvent } from '#moving/rules/move-states.ts'
import type { MoveRow } from './moves-table.ts'

export const failedLine = 'The move did not work out.'

const lines: Partial<Record<MoveEvent, (move: MoveRow) => string>> = {
  assign: vanPlanned,
  resume: vanPlanned,
  collect: () => 'The things have been collected.',
  deliver: () => 'The things have arrived.',
  fail: ({ reason }) => withReason(failedLine, reason),
  callOff: () => 'The move was called off.',
}

function vanPlanned({ driver_name }: MoveRow): string {
  return `Van planned${driver_name ? `: ${driver_name} drives` : ''}.`
}

export async function addMoveLine(
  tx: Db,
  ctx: Context,
  event: MoveEvent,
  move: MoveRow,
): Promise<void> {
  const text = lines[event]?.(move)
  if (text === undefined) return
  await addLine(tx, ctx, {
    bookingId: move.booking_id,
    listingId: move.listing_id,
    renterId: move.renter_id,
    partnerId: move.host_id,
    text,
  })
}

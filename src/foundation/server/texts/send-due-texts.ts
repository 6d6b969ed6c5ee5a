import { textsKeptDays } from '#foundation/rules/sendings/letters-kept.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '../context.ts'
import { type Outbox, sendDue } from '../outbox/send-due.ts'
import { waitingIn } from '../outbox/waiting-table.ts'
import type { TextCarrier } from './text-carrier.ts'
import { deleteOldTexts, type TextRow } from './texts-table.ts'

/** A late text is misleading: the van has come by then. */
const longestWaitMs = 6 * hourMs

const outbox: Outbox<TextRow> = { name: 'text', ...waitingIn('text_message') }

export async function sendDueTexts(
  services: Services,
  carrier: TextCarrier | undefined,
  stopping?: AbortSignal,
): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await deleteOldTexts(db, {
    unsent: after(now, -longestWaitMs),
    all: after(now, -textsKeptDays * dayMs),
  })
  if (!carrier) return
  await sendDue(
    services,
    outbox,
    ({ to_number: to, body }, signal) => carrier.deliver({ to, body }, signal),
    { stopping },
  )
}

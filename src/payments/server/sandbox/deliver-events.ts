import { growingPause } from '#foundation/rules/time/growing-pause.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { sideBySide } from '#foundation/server/database/side-by-side.ts'
import { sandboxWebhookSecret } from '#foundation/server/provider/open-provider.ts'
import {
  type DueDelivery,
  dueDeliveries,
  noteDelivered,
  putOffDelivery,
  readSwitches,
} from './sandbox-table.ts'
import { isChosen, seconds } from './sandbox-work.ts'

/** Like the webhook route. An error means "try again later". */
type Receive = (body: string, signature: string) => Promise<void>

/**
 * Sends due events with the provider's signature. Like the provider, it may repeat them or change
 * their order.
 */
export async function deliverEvents(services: Services, receive: Receive): Promise<number> {
  const { db, clock, provider } = services
  if (provider.kind !== 'sandbox') return 0
  const switches = await readSwitches(db)
  const reorder = (switches.get('reorder') ?? 0) > 0
  const now = clock.now()
  const due = await dueDeliveries(db, now, reorder ? 'desc' : 'asc')
  const sent = await sideBySide(due, async ({ event_id: id, body }) => {
    const copies = isChosen(id, switches.get('duplicate')) ? 3 : 1
    const { payload, signature } = signed(services, body, now)
    for (let copy = 0; copy < copies; copy += 1) await receive(payload, signature)
  })
  const arrived = due.filter((_, index) => sent[index]?.status === 'fulfilled')
  await noteDelivered(
    db,
    arrived.map(({ event_id: id }) => id),
    now,
  )
  for (const one of due) {
    if (arrived.includes(one)) continue
    const { event_id: id, attempts } = one
    services.log.warn({ event: id }, 'the sandbox could not deliver an event')
    const failures = attempts + 1
    const deliver_at = after(now, growingPause(failures, hourMs))
    await putOffDelivery(db, id, { deliver_at, attempts: failures })
  }
  return due.length
}

function signed({ provider, keys }: Services, event: DueDelivery['body'], now: Date) {
  const payload = JSON.stringify(event)
  const signature = provider.stripe.webhooks.generateTestHeaderString({
    payload,
    secret: sandboxWebhookSecret(keys),
    timestamp: seconds(now),
  })
  return { payload, signature }
}

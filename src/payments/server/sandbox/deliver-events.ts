import { after, minuteMs } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { sandboxWebhookSecret } from '#foundation/server/provider/open-provider.ts'
import { dueDeliveries, noteDelivery, readObject, readSwitches } from './sandbox-table.ts'
import { isChosen, seconds } from './sandbox-work.ts'

/** Takes a signed body the way the webhook route does; an error means "try again later". */
type Receive = (body: string, signature: string) => Promise<void>

/** Sends what is due, signed as the provider signs it, at least once and maybe out of order. */
export async function deliverEvents(services: Services, receive: Receive): Promise<number> {
  const { db, clock, provider, keys } = services
  if (provider.kind !== 'sandbox') return 0
  const switches = await readSwitches(db)
  const reorder = (switches.get('reorder') ?? 0) > 0
  const due = await dueDeliveries(db, clock.now(), reorder ? 'desc' : 'asc')
  for (const { event_id: id, attempts } of due) {
    const event = await readObject(db, id)
    const payload = JSON.stringify(event)
    const now = clock.now()
    const signature = provider.stripe.webhooks.generateTestHeaderString({
      payload,
      secret: sandboxWebhookSecret(keys),
      timestamp: seconds(now),
    })
    const copies = isChosen(id, switches.get('duplicate')) ? 3 : 1
    try {
      for (let copy = 0; copy < copies; copy += 1) await receive(payload, signature)
      await noteDelivery(db, id, { delivered_at: now })
    } catch (err) {
      services.log.warn({ err, event: id }, 'the sandbox could not deliver an event')
      const wait = Math.min(2 ** attempts, 60) * minuteMs
      await noteDelivery(db, id, { deliver_at: after(now, wait), attempts: attempts + 1 })
    }
  }
  return due.length
}

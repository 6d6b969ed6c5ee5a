import { type Services, systemContext } from '#foundation/server/context.ts'
import { deliverEvents } from './sandbox/deliver-events.ts'
import { processWebhooks } from './webhooks/process-webhooks.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

/** The sandbox delivers its signed events through the same webhook route as the real provider. */
export async function announceSandbox(services: Services): Promise<void> {
  const ctx = systemContext(services, 'job:deliver-sandbox-events')
  const deliver = () =>
    deliverEvents(services, (body, signature) => receiveWebhook(ctx, { body, signature }))
  while ((await deliver()) > 0) await processWebhooks(services)
}

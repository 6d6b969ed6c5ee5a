import { type Services, systemContext } from '#foundation/server/context.ts'
import { deliverEvents } from './sandbox/deliver-events.ts'
import { processWebhooks } from './webhooks/process-webhooks.ts'
import { receiveWebhook } from './webhooks/receive-webhook.ts'

/** Lets the sandbox deliver its signed events through the same door as the provider's. */
export async function announceSandbox(services: Services): Promise<void> {
  const ctx = systemContext(services, 'sandbox')
  const delivered = await deliverEvents(services, (body, signature) =>
    receiveWebhook(ctx, { body, signature }),
  )
  if (delivered > 0) await processWebhooks(services)
}

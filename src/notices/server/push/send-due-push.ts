import { createHash } from 'node:crypto'
import webPush from 'web-push'
import { dayMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { type Outbox, type Round, sendDue } from '#foundation/server/outbox/send-due.ts'
import { postOutside } from '#foundation/server/outgoing/post-outside.ts'
import type { PushNotice } from '#notices/rules/push-wire.ts'
import { endSubscription } from './end-subscription.ts'
import {
  claimDueMessages,
  type DueMessage,
  deleteMessages,
  deleteOldMessages,
  postponeMessage,
  releaseMessages,
} from './messages-table.ts'
import { pushKeys } from './push-keys.ts'

/** After a day a notification is no longer news. */
const longestLifeMs = dayMs
const longestMs = 10 * secondMs

const outbox: Outbox<DueMessage> = {
  name: 'push',
  claim: claimDueMessages,
  markSent: deleteMessages,
  giveBack: releaseMessages,
  postpone: postponeMessage,
}

export async function sendDuePush(services: Services, stopping?: AbortSignal): Promise<void> {
  const { db, clock } = services
  const now = clock.now()
  await deleteOldMessages(db, after(now, -longestLifeMs))
  const keys = await pushKeys(services, now)
  const round: Round = { stopping, longestMs }
  await sendDue(
    services,
    outbox,
    async (message, signal) => {
      const status = await send(services, keys, message, signal)
      if (status === 404 || status === 410) {
        await endSubscription(db, { endpoint: message.endpoint })
        return
      }
      if (status < 200 || status > 299) throw new Error(`The push service answered ${status}`)
    },
    round,
  )
}

async function send(
  { config, clock }: Services,
  keys: { publicKey: string; privateKey: string },
  message: DueMessage,
  signal: AbortSignal,
): Promise<number> {
  const { endpoint, p256dh, auth, title, body, url, tag } = message
  const notice: PushNotice = { title, body, url, tag }
  const age = clock.now().getTime() - message.created_at.getTime()
  const request = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notice),
    {
      vapidDetails: { subject: `mailto:${config.SUPPORT_EMAIL}`, ...keys },
      contentEncoding: 'aes128gcm',
      urgency: 'high',
      topic: topicOf(tag),
      TTL: Math.max(0, Math.round((longestLifeMs - age) / secondMs)),
    },
  )
  const { status } = await postOutside(new URL(endpoint), {
    headers: headersOf(request.headers),
    body: request.body ?? Buffer.alloc(0),
    signal,
    allowLoopback: config.ALLOW_LOOPBACK_CALLS,
  })
  return status
}

/** While a device is off, the push service keeps only the newest of each topic. */
function topicOf(tag: string): string {
  return createHash('sha256').update(tag).digest('base64url').slice(0, 32)
}

function headersOf(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}

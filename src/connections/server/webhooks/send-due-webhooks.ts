import { mayFailForMs, nextTryAt } from '#connections/rules/connection-terms.ts'
import { testEvent } from '#connections/rules/webhook-events.ts'
import { minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { type Outbox, sendDue } from '#foundation/server/outbox/send-due.ts'
import {
  claimDueAddresses,
  type DueAddress,
  leaseAddress,
  markFailing,
  markWorking,
  releaseAddresses,
} from './addresses-table.ts'
import {
  type DeliveryRow,
  type DueDelivery,
  findDueDelivery,
  updateDelivery,
} from './deliveries-table.ts'
import { bodyOf, type EventData } from './event-body.ts'
import { type Attempt, postEvent } from './post-event.ts'
import { switchOffDead } from './switch-off-dead.ts'

const outbox: Outbox<DueAddress> = {
  name: 'webhook',
  claim: claimDueAddresses,
  markSent: (db, ids) => releaseAddresses(db, ids),
  giveBack: (db, ids) => releaseAddresses(db, ids),
  postpone: (db, { id, sendAfter }) => leaseAddress(db, id, sendAfter),
}

/** Each address has one of these to itself while something is sent to it. */
const addressesAtOnce = 20
const longestMs = 20 * secondMs
/** What is begun by then still ends within the longest time. */
const begunWithinMs = 8 * secondMs
/** An address that fails so often in a row is left alone until the next run. */
const failuresInARow = 3
const ourFault = 'We could not read what happened. We try again.'

/** In their order as far as each is taken at once; what fails is tried again while others go on. */
export async function sendDueWebhooks(
  services: Services,
  data: EventData,
  stopping?: AbortSignal,
): Promise<void> {
  const round = { stopping, longestMs, atOnce: addressesAtOnce, begunWithinMs: minuteMs / 2 }
  const send = async (address: DueAddress, signal: AbortSignal) => {
    const latest = after(services.clock.now(), begunWithinMs)
    let failures = 0
    while (failures < failuresInARow && !stopping?.aborted) {
      const now = services.clock.now()
      const delivery = now < latest && (await findDueDelivery(services.db, address.id, now))
      if (!delivery) return
      const isDelivered = await deliver(services, { address, delivery, data, signal })
      failures = isDelivered ? 0 : failures + 1
    }
  }
  await sendDue(services, outbox, send, round)
}

interface Sending {
  address: DueAddress
  delivery: DueDelivery
  data: EventData
  signal: AbortSignal
}

async function deliver(services: Services, { address, delivery, data, signal }: Sending) {
  let body: string
  try {
    body = await bodyOf(services, data, { address, delivery })
  } catch (err) {
    services.log.error({ err, webhook: address.id }, 'an event could not be presented')
    await keep(services, delivery, { isDelivered: false, status: null, answer: ourFault })
    return false
  }
  const { secret_sealed: secretSealed } = delivery
  const attempt = await postEvent(services, { url: address.url, secretSealed, body, signal })
  await keep(services, delivery, attempt)
  if (delivery.type !== testEvent || attempt.isDelivered)
    await markAddress(services, address, attempt)
  return attempt.isDelivered
}

async function keep(
  { db, clock }: Services,
  { id, type, queued_at: queuedAt, attempts: before }: DeliveryRow,
  { isDelivered, status, answer }: Attempt,
): Promise<void> {
  const now = clock.now()
  const attempts = before + 1
  const isLast = isDelivered || type === testEvent
  const again = isLast ? undefined : nextTryAt({ queuedAt, attempts }, now)
  await updateDelivery(db, id, {
    ...{ attempts, tried_at: now, status, answer },
    ...(again ? { send_after: again } : { ended_at: now, is_delivered: isDelivered }),
  })
}

/** One that takes anything works; one that has taken nothing for too long is switched off. */
async function markAddress(services: Services, { id }: DueAddress, { isDelivered }: Attempt) {
  const { db, clock } = services
  if (isDelivered) return markWorking(db, id)
  const now = clock.now()
  await markFailing(db, id, now)
  await switchOffDead(services, id, after(now, -mayFailForMs))
}

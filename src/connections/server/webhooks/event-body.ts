import { type EventKind, kindOf, testEvent } from '#connections/rules/webhook-events.ts'
import { Failure } from '#foundation/rules/errors.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import type { DueAddress } from './addresses-table.ts'
import type { DeliveryRow } from './deliveries-table.ts'

/**
 * How nouns present what an event is about, as the API answers its owner. Connections may not import
 * them, so `src/hooks.ts` passes these in.
 */
export type EventData = Record<
  EventKind,
  (ctx: Context, about: string, part: string | null) => Promise<unknown>
>

interface Sent {
  address: Pick<DueAddress, 'id' | 'account_id'>
  delivery: DeliveryRow
}

/** Read anew for each attempt: what was hidden, changed or erased meanwhile is so here too. */
export async function bodyOf(services: Services, data: EventData, sent: Sent): Promise<string> {
  const { event_id: id, type, happened_at, about } = sent.delivery
  const createdAt = happened_at.toISOString()
  return JSON.stringify({ id, type, createdAt, about, data: await dataOf(services, data, sent) })
}

async function dataOf(services: Services, data: EventData, { address, delivery }: Sent) {
  const { type, about, part } = delivery
  if (type === testEvent) return { message: 'This is a test of your webhook address.' }
  if (about === null) return null
  try {
    return await data[kindOf(type)](contextOf(services, address), about, part)
  } catch (error) {
    // It is gone.
    if (error instanceof Failure && error.code === 'not_found') return null
    throw error
  }
}

/** As the owner of the address, who sees no more here than with a session. */
function contextOf(services: Services, { id, account_id }: Sent['address']): Context {
  return {
    ...systemContext(services, 'job:send-webhooks'),
    actor: {
      kind: 'person',
      id: account_id,
      role: 'partner',
      isVerified: true,
      sessionId: id,
      authenticatedAt: new Date(0),
    },
  }
}

import { useQueryClient } from '@tanstack/react-query'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { Message } from '../../rules/wire.ts'
import { messages } from '../api.ts'
import { catchUpThread, keepMessage } from '../known/queries.ts'
import { faultOf } from './fault-of.ts'
import type { Draft, Unsent } from './kept-writing.ts'
import { unsentStore, useUnsent } from './unsent-store.ts'

/** A failed message is kept and tried again under the same key, so that it cannot arrive twice. */
export function useSending(account: string, threadId: string) {
  const queries = useQueryClient()
  const store = unsentStore(account, threadId)
  const unsent = useUnsent(store)
  const deliver = async ({ key, text, pictures }: Unsent) => {
    try {
      const message = await messages.send(threadId, { text, pictures }, key)
      keepMessage(queries, threadId, message)
      store.remove(key)
    } catch (error) {
      store.change(key, { state: 'failed', fault: faultOf(error) })
      // Refused perhaps because the other side has blocked the thread or left, so it is read again.
      if (isApiFailure(error) && !error.isNetwork) {
        await catchUpThread(queries, threadId).catch(() => undefined)
      }
    }
  }
  return {
    unsent,
    send: (draft: Draft, known: readonly Message[]) => {
      const after = known.at(-1)?._id
      const queuedAt = serverNow().toISOString()
      const key = crypto.randomUUID()
      const one: Unsent = { ...draft, key, queuedAt, after, state: 'sending' }
      store.add(one)
      return deliver(one)
    },
    tryAgain: (one: Unsent) => {
      store.change(one.key, { state: 'sending' })
      return deliver(one)
    },
    giveUp: (one: Unsent) => store.remove(one.key),
  }
}

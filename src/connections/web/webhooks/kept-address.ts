import { webhookEventNames } from '#connections/rules/webhook-events.ts'
import type { NewAddress } from '#connections/rules/wire.ts'

export const blankAddress: NewAddress = { url: '', events: [...webhookEventNames] }

/** Nothing, when a password, or a key in the query, may be part of the address. */
export function addressToKeep(typed: NewAddress): NewAddress | undefined {
  return /[@?#]/.test(typed.url) ? undefined : typed
}

export function keptAddress({ url, events }: Record<string, unknown>): NewAddress {
  const chosen = Array.isArray(events) ? events : blankAddress.events
  return {
    url: typeof url === 'string' ? url : blankAddress.url,
    events: webhookEventNames.filter(name => chosen.includes(name)),
  }
}

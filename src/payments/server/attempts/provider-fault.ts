import Stripe from 'stripe'
import type { MovementKind } from '#payments/rules/console-wire.ts'

/**
 * `refused`: the provider read the request and said no, so nothing happened. `unknown`: no answer,
 * or one that says nothing about what was done; the same request has to be asked after.
 */
export type ProviderFault = 'refused' | 'unknown'

/** Refusals that pass by themselves: tried again for as long as it takes. */
const passing: readonly string[] = ['balance_insufficient', 'lock_timeout', 'rate_limit']

/** Of a reversal it is the host's balance that is short, which need not pass at all. */
export function providerFault(error: unknown, kind?: MovementKind): ProviderFault {
  const { StripeInvalidRequestError, StripeCardError, StripePermissionError } = Stripe.errors
  const code = error instanceof Stripe.errors.StripeError ? (error.code ?? '') : ''
  const isHostShort = kind === 'reversal' && code === 'balance_insufficient'
  if (passing.includes(code) && !isHostShort) return 'unknown'
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripePermissionError
  return isRefusal ? 'refused' : 'unknown'
}

/** For the log and the operator. The provider likes to quote what it was sent, mailboxes too. */
export function faultWords(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) {
    return withoutMailboxes(`${error.type}${error.code ? ` ${error.code}` : ''}: ${error.message}`)
  }
  return error instanceof Error
    ? withoutMailboxes(`${error.name}: ${error.message}`)
    : 'unknown fault'
}

function withoutMailboxes(text: string): string {
  return text.slice(0, 500).replace(/[^\s'"<>]+@[^\s'"<>]+/g, '(a mailbox)')
}

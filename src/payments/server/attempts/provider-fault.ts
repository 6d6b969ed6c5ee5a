import Stripe from 'stripe'
import type { MovementKind } from '#payments/rules/console-wire.ts'

/**
 * `refused`: the provider said no, so nothing happened. `unknown`: no clear answer, so the same
 * request must be checked or repeated.
 */
export type ProviderFault = 'refused' | 'unknown'

/** Refusals that pass with time, so the request is repeated until it succeeds. */
const passing: readonly string[] = ['balance_insufficient', 'lock_timeout', 'rate_limit']

/**
 * For a reversal, `balance_insufficient` is about the host's balance, which may never be refilled.
 */
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

/**
 * For the log and the operator. The provider may quote what it was sent, including email addresses,
 * so those are removed.
 */
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

import Stripe from 'stripe'

/**
 * `refused`: the provider read the request and said no, so nothing happened. `unknown`: no answer,
 * or one that says nothing about what was done; the same request has to be asked after.
 */
export type ProviderFault = 'refused' | 'unknown'

/** Refusals that pass by themselves: tried again for as long as it takes. */
const passing: readonly string[] = ['balance_insufficient', 'lock_timeout', 'rate_limit']

export function providerFault(error: unknown): ProviderFault {
  const { StripeInvalidRequestError, StripeCardError, StripePermissionError } = Stripe.errors
  if (error instanceof Stripe.errors.StripeError && passing.includes(error.code ?? '')) {
    return 'unknown'
  }
  const isRefusal =
    error instanceof StripeInvalidRequestError ||
    error instanceof StripeCardError ||
    error instanceof StripePermissionError
  return isRefusal ? 'refused' : 'unknown'
}

/** A code or a class of fault, never what was sent: that may name people. */
export function faultWords(error: unknown): string {
  if (error instanceof Stripe.errors.StripeError) {
    return `${error.type}${error.code ? ` ${error.code}` : ''}: ${error.message}`.slice(0, 500)
  }
  return error instanceof Error ? `${error.name}: ${error.message}`.slice(0, 500) : 'unknown fault'
}

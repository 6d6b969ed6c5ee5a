import Stripe from 'stripe'
import type { Config } from '../config.ts'
import { assertNoOpenTransaction } from '../database/transaction.ts'
import type { Keys } from '../keys.ts'
import { inSpan } from '../tracing/span.ts'
import { keepPace } from './keep-pace.ts'

/**
 * Sends one HTTP request of Stripe's library: over the network, or to the sandbox in this process.
 * The signal ends it.
 */
export type Send = (request: Request, signal?: AbortSignal | null) => Promise<Response>

/** A request no longer follows its signal once it is collected as garbage, but a fetch does. */
export const overNetwork: Send = (request, signal) => fetch(request, { signal: signal ?? null })

/** Stripe or the sandbox, both through the same library. */
export interface Provider {
  /** `none` in production without keys: nothing can be paid. */
  kind: 'stripe' | 'sandbox' | 'none'
  isLive: boolean
  stripe: Stripe
  /** Two while the secret is being changed. */
  webhookSecrets: readonly string[]
}

const longestWaitMs = 10_000
export function openProvider(
  config: Pick<
    Config,
    | 'STRIPE_SECRET_KEY'
    | 'STRIPE_WEBHOOK_SECRET'
    | 'STRIPE_REQUESTS_PER_SECOND'
    | 'ALLOW_TEST_PAYMENTS'
    | 'NODE_ENV'
    | 'demo'
  >,
  keys: Keys,
  sandbox: Send,
  patienceMs = longestWaitMs,
): Provider {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecrets } = config
  if (key) {
    const send = keepPace(overNetwork, config.STRIPE_REQUESTS_PER_SECOND)
    const stripe = client(key, send, { patienceMs, retries: 2 })
    return { kind: 'stripe', isLive: key.includes('_live_'), stripe, webhookSecrets }
  }
  const isAllowed = config.NODE_ENV !== 'production' || config.demo || config.ALLOW_TEST_PAYMENTS
  if (!isAllowed) {
    const stripe = client(sandboxKey, refuse, { patienceMs, retries: 0 })
    return { kind: 'none', isLive: false, stripe, webhookSecrets: [] }
  }
  const stripe = client(sandboxKey, sandbox, { patienceMs, retries: 0 })
  return { kind: 'sandbox', isLive: false, stripe, webhookSecrets: [sandboxWebhookSecret(keys)] }
}

const sandboxKey = 'sk_test_sandbox'

export function sandboxWebhookSecret(keys: Keys): string {
  return `whsec_${keys.mac('sandbox', 'webhooks').toString('hex')}`
}

/** Locked rows must not wait for another system, so a call inside a transaction is a fault. */
function client(
  key: string,
  send: Send,
  { patienceMs, retries }: { patienceMs: number; retries: number },
): Stripe {
  return new Stripe(key, {
    apiVersion: '2026-10-28.endive',
    maxNetworkRetries: retries,
    timeout: patienceMs,
    telemetry: false,
    httpClient: Stripe.createFetchHttpClient(async (input, init) => {
      assertNoOpenTransaction()
      return inSpan('payment provider', () => send(new Request(input, init), init?.signal))
    }),
  })
}

async function refuse(): Promise<Response> {
  throw new Error('No payment provider is set up')
}

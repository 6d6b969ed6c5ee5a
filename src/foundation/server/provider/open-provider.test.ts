import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { collectGarbage } from '#test/collect-garbage.ts'
import { readConfig } from '../config.ts'
import { createKeys } from '../keys.ts'
import { openProvider, overNetwork, type Send } from './open-provider.ts'

const keys = createKeys('the key of every test, never of a deployment')
const sandbox = async () => Response.json({ object: 'balance', available: [], pending: [] })
const provider = (settings: Record<string, string>) =>
  openProvider(readConfig(settings), keys, sandbox)
const real = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' }
const elsewhere = { DATABASE_URL: 'postgres://db/holdall' }
const live = { ...real, STRIPE_SECRET_KEY: 'sk_live_1' }

describe('the payment provider', () => {
  it('is the sandbox where no keys are given', async () => {
    const found = provider({})
    expect(found).toMatchObject({ kind: 'sandbox', isLive: false })
    expect(await found.stripe.balance.retrieve()).toMatchObject({ available: [] })
  })

  it('is nobody in production without keys, unless the sandbox is asked for', async () => {
    const production = { NODE_ENV: 'production', ...elsewhere }
    const nobody = provider(production)
    expect(nobody.kind).toBe('none')
    await expect(nobody.stripe.balance.retrieve()).rejects.toThrow()
    expect(provider({ ...production, ALLOW_TEST_PAYMENTS: '1' }).kind).toBe('sandbox')
    expect(provider({ ...production, DEMO: '1' }).kind).toBe('sandbox')
  })

  it('is given up when it falls silent, whatever is collected as garbage meanwhile', async () => {
    const collect = () => void setTimeout(collectGarbage, 50)
    const server = createServer(collect).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    const silent: Send = (request, signal) => overNetwork(new Request(url, request), signal)
    const { stripe } = openProvider(readConfig({}), keys, silent, 300)
    await expect(stripe.balance.retrieve()).rejects.toThrow('300ms')
    server.closeAllConnections()
    server.close()
  })

  it('is Stripe with keys, and knows both secrets while one is being changed', () => {
    expect(provider(real)).toMatchObject({
      kind: 'stripe',
      isLive: false,
      webhookSecrets: ['whsec_1', 'whsec_2'],
    })
    expect(provider({ ...live, ...elsewhere })).toMatchObject({ kind: 'stripe', isLive: true })
  })

  it.each<[string, Record<string, string>]>([
    ['keys without a webhook secret', { STRIPE_SECRET_KEY: 'sk_test_1' }],
    ['live keys in demo mode', { ...live, ...elsewhere, DEMO: '1' }],
    ['live keys on the embedded database', live],
    ['a key that is none', { ...real, STRIPE_SECRET_KEY: 'pk_test_1' }],
  ])('refuses %s', (_, settings) => {
    expect(() => readConfig(settings)).toThrow(/STRIPE_/)
  })

  it('takes live keys on the embedded database where that is said to be meant', () => {
    const settings = { ...live, ALLOW_LIVE_EMBEDDED: '1' }
    expect(provider(settings)).toMatchObject({ kind: 'stripe', isLive: true })
  })
})

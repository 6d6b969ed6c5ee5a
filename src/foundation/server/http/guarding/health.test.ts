import { expect, test } from 'vitest'
import { metricsPage, readyz } from './health.ts'
import { createMetrics } from './metrics.ts'

test('readiness is denied in time when the database says nothing', async () => {
  const silent = () => new Promise<boolean>(() => undefined)
  const answer = await readyz(silent, () => false, 20)
  expect([answer.status, await answer.text()]).toEqual([503, 'the database does not answer\n'])
})

test('readiness is granted while the database answers, and not on the way out', async () => {
  const well = async () => true
  expect((await readyz(well, () => false)).status).toBe(200)
  expect((await readyz(well, () => true)).status).toBe(503)
})

test.each([
  ['the machine itself', '127.0.0.1', {}, 200],
  ['another machine', '198.18.0.1', {}, 404],
  [
    'somebody behind a proxy of this machine',
    '127.0.0.1',
    { 'x-forwarded-for': '198.18.0.1' },
    404,
  ],
])(
  'figures are shown without a token only to this machine: %s',
  async (_who, from, sent, status) => {
    const request = new Request('http://localhost/metrics', {
      headers: sent as Record<string, string>,
    })
    expect((await metricsPage(request, from, undefined, createMetrics())).status).toBe(status)
  },
)

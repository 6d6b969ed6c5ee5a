import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createHttpServer } from '#foundation/server/http/guarding/listen.ts'
import { withMicroCache } from '#foundation/server/http/guarding/micro-cache.ts'
import type { Route } from '#foundation/server/http/route.ts'
import { sendAndVanish, sendRaw } from './raw.ts'
import { expectNothingMoved, inBatches, nameOf, type Stage, setStage } from './stage.ts'

const patience = { requestTimeout: 400, headersTimeout: 400, connectionsCheckingInterval: 50 }

let stage: Stage
let server: ReturnType<typeof createHttpServer>
let port: number
beforeAll(async () => {
  stage = await setStage()
  server = createHttpServer(withMicroCache(stage.app.app.fetch), patience)
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise(resolve => server.close(resolve))
  await stage.app.close()
})

const withBody = () => stage.mutating.filter(({ guarantees }) => guarantees.body)
const bodyOf = (route: Route) => JSON.stringify(stage.good[nameOf(route)] ?? {})

/** The head of a request, with wrong lines added by the test. */
function head(route: Route, lines: readonly string[] = []): string {
  return [
    `${route.method} /api/v1${stage.pathOf(route)} HTTP/1.1`,
    'Host: localhost:3000',
    'Content-Type: application/json',
    `Authorization: Bearer ${stage.tokenFor(route) ?? ''}`,
    ...lines,
    '\r\n',
  ].join('\r\n')
}

describe('a request that two readers would read differently', () => {
  it.each<[string, (route: Route) => string]>([
    [
      'with two lengths',
      route =>
        `${head(route, ['Content-Length: 4', 'Transfer-Encoding: chunked'])}0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
    ],
    [
      'with the length said twice',
      route => `${head(route, ['Content-Length: 2', 'Content-Length: 3'])}{}`,
    ],
    ['with lines that end early', route => head(route, ['X-A: 1\nTransfer-Encoding: chunked'])],
    ['with a folded line', route => head(route, ['X-A: 1', ' chunked'])],
    ['with space before a colon', route => `${head(route, ['Content-Length : 2'])}{}`],
    ['with a NUL in its token', route => head(route).replace('Bearer ', 'Bearer \0')],
  ])('%s is refused by every call, and the connection closed', async (_, write) => {
    await expectNothingMoved(stage, () =>
      inBatches(stage.mutating, async route => {
        const answer = await sendRaw(port, write(route))
        expect(answer.match(/HTTP\/1\.1 \d+/g), nameOf(route)).toEqual(['HTTP/1.1 400'])
      }),
    )
  })
})

it('whose chunks have no size is refused by every call that reads it', async () => {
  await expectNothingMoved(stage, () =>
    inBatches(withBody(), async route => {
      const text = `${head(route, ['Transfer-Encoding: chunked'])}zz\r\n{}`
      expect(await sendRaw(port, text), nameOf(route)).toMatch(/^HTTP\/1\.1 400 /)
    }),
  )
})

describe('a request that is never finished', () => {
  it('is given up, whether it keeps its length to itself or lies about it', async () => {
    const ways = [
      (route: Route) => `${head(route, ['Transfer-Encoding: chunked'])}1\r\n{\r\n`,
      (route: Route) => `${head(route, ['Content-Length: 5000'])}${bodyOf(route).slice(0, -1)}`,
    ]
    const cases = withBody().flatMap(route => ways.map(write => ({ route, text: write(route) })))
    await expectNothingMoved(stage, () =>
      inBatches(
        cases,
        async ({ route, text }) => {
          const answer = await sendRaw(port, text)
          expect(answer, nameOf(route)).toMatch(/^HTTP\/1\.1 40[08] /)
        },
        40,
      ),
    )
  })

  it('has no effect when its sender vanishes, and leaves no connection behind', async () => {
    const cases = stage.mutating
      .filter(({ guarantees }) => guarantees.body || guarantees.upload)
      .flatMap(route => [0.1, 0.5, 0.9].map(part => ({ route, part })))
    const log = vi.spyOn(stage.app.services.log, 'error')
    await expectNothingMoved(stage, async () => {
      await inBatches(cases, async ({ route, part }) => {
        const body = bodyOf(route)
        const sent = body.slice(0, Math.floor(body.length * part))
        await sendAndVanish(port, `${head(route, [`Content-Length: ${body.length}`])}${sent}`)
      })
      await expect.poll(connections).toBe(0)
    })
    const { pool } = stage.app
    const busy = () => [pool.waitingCount, pool.totalCount - pool.idleCount]
    await expect.poll(busy).toEqual([0, 0])
    expect(log).not.toHaveBeenCalled()
  })
})

function connections(): Promise<number> {
  return new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  )
}

it('is not traced, and no head is endless', async () => {
  await inBatches(stage.mutating, async route => {
    const traced = await sendRaw(port, head(route, ['Connection: close']).replace(/^\w+/, 'TRACE'))
    expect(traced, nameOf(route)).toMatch(/^HTTP\/1\.1 405 /)
  })
  const [route] = stage.mutating
  if (!route) throw new Error('There are no calls')
  expect(await sendRaw(port, head(route, [`Cookie: ${'x'.repeat(64_000)}`]))).toMatch(
    /^HTTP\/1\.1 431 /,
  )
})

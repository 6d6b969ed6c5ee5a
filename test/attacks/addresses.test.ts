import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Method, Route } from '#foundation/server/http/route.ts'
import { strangerId } from '#test/factories.ts'
import {
  call,
  expectNothingMoved,
  expectRefusal,
  inBatches,
  nameOf,
  type Stage,
  setStage,
} from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await setStage()
})
afterAll(() => stage.app.close())

const withBody = (route: Route) =>
  route.method === 'GET'
    ? {}
    : { body: stage.good[nameOf(route)] ?? (route.guarantees.upload ? '' : undefined) }

const ids = [
  ...[
    'undefined',
    'null',
    '0',
    '-1',
    '1.5',
    '9'.repeat(26),
    '%00',
    '..%2f',
    '..%2f..%2fetc',
    '%27',
  ],
  ...['%ff', strangerId.toUpperCase(), `${strangerId}%00`, 'x'.repeat(10_000), '__proto__'],
]

/** Queries that these calls require. */
const queries: Record<string, string> = {
  'GET /booking/:id/extend': '?endDate=2027-05',
  'GET /booking/:id/later-price': '?monthlyRate=120&from=2027-05',
}

it('with an impossible id in it has nothing behind it', async () => {
  const cases = stage.routes.flatMap(route =>
    [...route.path.matchAll(/:\w+/g)].flatMap(([name]) =>
      ids.map(id => ({
        route,
        path:
          stage.pathOf({ ...route, path: route.path.replace(name, id) }) +
          (queries[nameOf(route)] ?? ''),
      })),
    ),
  )
  expect(cases.length).toBeGreaterThan(400)
  await expectNothingMoved(stage, () =>
    inBatches(cases, async ({ route, path }) => {
      const answer = await call(stage, route, withBody(route), path)
      // A link to reset a password answers 400 when it does not exist.
      const allowed = route.path.includes(':resetToken') ? [400, 404] : [404]
      expectRefusal(answer, allowed, `${nameOf(route)} at ${path.slice(0, 100)}`)
    }),
  )
})

it('counts for more than an id in the query or in the body', async () => {
  const cases = stage.mutating.filter(({ path }) => path.endsWith('/:id'))
  expect(cases.length).toBeGreaterThan(8)
  await expectNothingMoved(stage, () =>
    inBatches(cases, async route => {
      const own = stage.pathOf(route).split('/').at(-1)
      const path = `${route.path.replace(':id', strangerId)}?id=${own}&id=${strangerId}`
      const { body } = withBody(route)
      const options = typeof body === 'object' ? { body: { ...body, id: own, _id: own } } : { body }
      expectRefusal(await call(stage, route, options, path), [400, 404], nameOf(route))
    }),
  )
})

it('with a parameter twice is refused where the parameters are read', async () => {
  const cases = stage.routes.filter(({ guarantees }) => guarantees.query)
  await inBatches(cases, async route => {
    const answer = await call(stage, route, withBody(route), `${stage.pathOf(route)}?id=a&id=b`)
    expectRefusal(answer, [400], nameOf(route))
  })
})

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** True where another route matches the filled-in address. */
function isTaken(method: Method, path: string): boolean {
  return stage.routes.some(
    route =>
      route.method === method && new RegExp(`^${route.path.replace(/:\w+/g, '[^/]+')}$`).test(path),
  )
}

it('takes no method but its own, and no word for another', async () => {
  const cases = stage.mutating.flatMap(route =>
    methods
      .filter(method => !isTaken(method, stage.pathOf(route)))
      .map(method => ({ route, method })),
  )
  expect(cases.length).toBeGreaterThan(stage.mutating.length)
  await expectNothingMoved(stage, () =>
    inBatches(cases, async ({ route, method }) => {
      const answer = await stage.app.call(
        method,
        `${stage.pathOf(route)}?_method=${route.method}`,
        {
          token: stage.tokenFor(route),
          headers: { 'x-http-method-override': route.method, 'x-http-method': route.method },
        },
      )
      expectRefusal(answer, [405], `${method} for ${nameOf(route)}`)
      expect(answer.headers.get('allow')).toMatch(/^[A-Z, ]+$/)
    }),
  )
})

it('is read with the method that was sent, whatever a header asks for', async () => {
  const own = stage.routes.filter(({ method, path }) => method === 'GET' && isTaken('DELETE', path))
  expect(own.length).toBeGreaterThan(1)
  await expectNothingMoved(stage, () =>
    inBatches(own, async route => {
      const headers = { 'x-http-method-override': 'DELETE' }
      await call(stage, route, { headers }, `${stage.pathOf(route)}?_method=DELETE`)
    }),
  )
})

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#foundation/server/http/route.ts'
import { fieldsOf } from './fields.ts'
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

const withBody = () => stage.mutating.filter(route => route.guarantees.body)
const uploads = () => stage.mutating.filter(route => route.guarantees.upload)
const goodBody = (route: Route) => stage.good[nameOf(route)] ?? {}

it('knows a good body for every call that takes one', () => {
  expect(Object.keys(stage.good).sort()).toEqual(withBody().map(nameOf).sort())
  for (const route of withBody()) route.guarantees.body?.parse(goodBody(route))
})

type Case = readonly [body: string, allowed: readonly number[], type?: string]

/** Sends bodies that no call may act upon. */
async function refuse(casesOf: (route: Route) => readonly Case[], routes = withBody()) {
  const all = routes.flatMap(route => casesOf(route).map(one => [route, ...one] as const))
  expect(all.length).toBeGreaterThan(routes.length)
  await expectNothingMoved(stage, () =>
    inBatches(all, async ([route, body, allowed, type = 'application/json']) => {
      const answer = await call(stage, route, { body, headers: { 'content-type': type } })
      expectRefusal(answer, allowed, `${nameOf(route)} ${type} ${body.slice(0, 80)}`)
    }),
  )
}

describe('a body that is no body', () => {
  it('of another type is refused by every call', async () => {
    const types = [
      ...['', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'],
      ...['application/json; charset=utf-16', 'application/jsonp'],
    ]
    const allowed = (route: Route) => (route.guarantees.upload ? [400, 404, 415] : [415])
    await refuse(
      route => types.map(type => [JSON.stringify(goodBody(route)), allowed(route), type]),
      [...withBody(), ...uploads()],
    )
  })

  it('that cannot be read as an object is refused by every call', async () => {
    const broken = [
      ...['', '{', 'null', '[]', '\uFEFF{}', '{"a":1,"a":2}', '{"\\u005f_proto__":{"polluted":1}}'],
      ...['{"constructor":{"prototype":{}}}', '{"a":"\\u0000"}', '{"a":"\\ud800"}', '{"a":NaN}'],
      ...[`{"a":${'['.repeat(10_000)}${']'.repeat(10_000)}}`, `[${'['.repeat(90_000)}`],
    ]
    await refuse(() => broken.map(body => [body, [400]]))
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('that is far too large is refused by every call', async () => {
    const large = [
      '['.repeat(1_000_000),
      `{"a":"${'x'.repeat(100_000)}"}`,
      `{${Array.from({ length: 100_000 }, (_, n) => `"k${n}":1`).join()}}`,
    ]
    await refuse(() => large.map(body => [body, [413]]))
  })

  it('of thousands of words that nobody knows gets a short answer', async () => {
    const keys = `{${Array.from({ length: 8000 }, (_, n) => `"k${n}":1`).join()}}`
    const lists = (route: Route) => {
      const all = fieldsOf(route).map(({ name }) => [name, Array(900).fill(0)])
      return JSON.stringify(Object.fromEntries(all))
    }
    await refuse(route =>
      [keys, lists(route)].filter(body => body !== '{}').map(body => [body, [400, 422]]),
    )
  })
})

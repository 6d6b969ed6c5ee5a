import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#foundation/server/http/route.ts'
import { brokenInvariants } from '#payments/server/books/invariants-table.ts'
import { strangerId } from '#test/factories.ts'
import { type Field, fieldsOf, queryFieldsOf } from './fields.ts'
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
let routes: Route[]
beforeAll(async () => {
  stage = await setStage()
  routes = stage.mutating.filter(route => route.guarantees.body)
})
afterAll(() => stage.app.close())

/** The good body with one field replaced by this JSON. */
function withField(route: Route, name: string, json: string): string {
  const { [name]: _gone, ...rest } = stage.good[nameOf(route)] ?? {}
  const others = Object.entries(rest).map(([key, value]) => `"${key}":${JSON.stringify(value)}`)
  return `{${[...others, `"${name}":${json}`].join()}}`
}

const wrongTypes: [type: string, json: string][] = [
  ['object', '{"$gt":""}'],
  ['array', '[["x"]]'],
  ['boolean', 'true'],
  ['number', '7'],
  ['string', '"x"'],
  ['a number that is none', '1e999'],
]

const isWrong = (type: string, { types }: Field) =>
  types.length > 0 && !types.includes(type) && !(type === 'number' && types.includes('integer'))

/** Fields that an attacker might try to set. */
const unasked = {
  role: 'admin',
  isVerified: true,
  _id: strangerId,
  userId: strangerId,
  createdAt: '2000-01-01T00:00:00Z',
  status: 'approved',
  paymentStatus: 'successful',
  passwordHash: 'x',
  stripeAccountId: 'acct_x',
}

const hostile = [
  ...["'); DROP TABLE users;--", '%\\', '__proto__', '\u202E🦊\u200B', '   ', 'x'.repeat(90_000)],
  ...['<script>{{7*7}}</script>', '=cmd()\r\nBcc: x@y.test'],
]

const farTimes = [
  ...['+275760-09-12', '+275760-09-13T00:00:00Z', '-271821-04-20', '9999-12-31', '9999-12'],
  ...['9999-12-31T23:59:59.999Z', '0000-01-01', '0001-01-01T00:00:00+14:00', '275760-09'],
]
const farNumbers = [
  ...['1e308', '-1e308', '9007199254740991', '-9007199254740991', '2147483648', '1e-300', '-0'],
  ...['-90', '90', '181'],
]

/** JSON values outside every allowed range, for a field and the fields within it. */
function beyondBounds({ types, within }: Field): string[] {
  const isNumber = types.includes('number') || types.includes('integer')
  const texts = types.includes('string') ? farTimes.map(text => JSON.stringify(text)) : []
  const parts = [...farTimes.map(text => JSON.stringify(text)), ...farNumbers]
  const wholes = within.length === 0 ? [] : parts.map(part => objectOf(within, part))
  const lists = types.includes('array') ? wholes.map(whole => `[${whole}]`) : []
  return [...texts, ...(isNumber ? farNumbers : []), ...wholes, ...lists, ...farShapes(within)]
}

function objectOf(fields: readonly Field[], part: string): string {
  return `{${fields.map(({ name }) => `"${name}":${part}`).join()}}`
}

/** Map areas that are impossible or larger than the world. */
function farShapes(within: readonly Field[]): string[] {
  if (!within.some(({ name }) => name === 'west')) return []
  const box = (west: number, south: number, east: number, north: number) =>
    JSON.stringify({ west, south, east, north })
  return [box(-180, -90, 180, 90), box(-180, -85, 180, 85), box(0, 0, 0, 0), box(2, 51, 1, 50)]
}

describe('a field', () => {
  it('of the wrong type is refused by every call', async () => {
    const cases = routes.flatMap(route =>
      fieldsOf(route).flatMap(field =>
        wrongTypes
          .filter(([type]) => isWrong(type, field))
          .map(([, json]) => ({ route, body: withField(route, field.name, json) })),
      ),
    )
    await expectNothingMoved(stage, () =>
      inBatches(cases, async ({ route, body }) => {
        const answer = await call(stage, route, { body })
        expectRefusal(answer, [400, 422], `${nameOf(route)} ${body.slice(0, 200)}`)
      }),
    )
  })

  it('that no call offers is refused or overlooked', async () => {
    const people = async () =>
      (await stage.app.pool.query('select id, role, is_verified from users order by id')).rows
    const before = await people()
    const cases = routes.flatMap(route => {
      const known = fieldsOf(route).map(({ name }) => name)
      const news = Object.entries(unasked).filter(([name]) => !known.includes(name))
      return news.map(([name, value]) => ({ route, name, value }))
    })
    await inBatches(cases, async ({ route, name, value }) => {
      const answer = await call(stage, route, {
        body: { ...stage.good[nameOf(route)], [name]: value },
      })
      if (answer.status >= 300) expectRefusal(answer, [400, 422], `${nameOf(route)} ${name}`)
      else expect(answer.body.data?.[name], `${nameOf(route)} ${name}`).not.toBe(value)
    })
    expect(await people()).toEqual(before)
  })

  it('beyond all bounds is refused, or taken for what it is, by every call', async () => {
    const cases = routes.flatMap(route =>
      fieldsOf(route).flatMap(field =>
        beyondBounds(field).map(json => ({ route, body: withField(route, field.name, json) })),
      ),
    )
    expect(cases.length).toBeGreaterThan(500)
    await inBatches(cases, async ({ route, body }) => {
      const answer = await call(stage, route, { body })
      if (answer.status < 300) return
      const refusals = [400, 401, 403, 404, 409, 422]
      expectRefusal(answer, refusals, `${nameOf(route)} ${body.slice(0, 300)}`)
    })
    expect(await brokenInvariants(stage.app.db)).toEqual([])
  })

  it('of an address beyond all bounds is refused, or taken for what it is', async () => {
    const asking = stage.routes.filter(route => route.method === 'GET' && route.guarantees.query)
    const cases = asking.flatMap(route =>
      queryFieldsOf(route).flatMap(({ name }) =>
        [...farTimes, ...farNumbers].map(value => ({ route, name, value })),
      ),
    )
    await inBatches(cases, async ({ route, name, value }) => {
      const path = `${stage.pathOf(route)}?${new URLSearchParams({ [name]: value })}`
      const answer = await call(stage, route, {}, path)
      if (answer.status < 300) return
      expectRefusal(answer, [400, 403, 404, 422], `${path} as ${nameOf(route)}`)
    })
  })

  it('of hostile text is refused, or taken as text, by every call', async () => {
    const cases = routes.flatMap(route =>
      fieldsOf(route)
        .filter(({ types }) => types.includes('string'))
        .flatMap(({ name }) =>
          hostile.map(text => ({ route, body: withField(route, name, JSON.stringify(text)) })),
        ),
    )
    await inBatches(cases, async ({ route, body }) => {
      const answer = await call(stage, route, { body })
      if (answer.status < 300) return
      const refusals = [400, 401, 403, 404, 409, 413, 422]
      expectRefusal(answer, refusals, `${nameOf(route)} ${body.slice(0, 200)}`)
    })
    expect(await brokenInvariants(stage.app.db)).toEqual([])
  })
})

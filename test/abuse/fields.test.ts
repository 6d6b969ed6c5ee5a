import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Route } from '#foundation/server/http/route.ts'
import { brokenInvariants } from '#payments/server/invariants-table.ts'
import { strangerId } from '../factories.ts'
import { type Field, fieldsOf } from './fields.ts'
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

/** The good body with one field replaced by what stands here in JSON. */
function bent(route: Route, name: string, json: string): string {
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

/** What a caller might hope to be given. */
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

describe('a field', () => {
  it('of the wrong type is refused by every call', async () => {
    const cases = routes.flatMap(route =>
      fieldsOf(route).flatMap(field =>
        wrongTypes
          .filter(([type]) => isWrong(type, field))
          .map(([, json]) => ({ route, body: bent(route, field.name, json) })),
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

  it('of hostile text is refused, or taken as text, by every call', async () => {
    const cases = routes.flatMap(route =>
      fieldsOf(route)
        .filter(({ types }) => types.includes('string'))
        .flatMap(({ name }) =>
          hostile.map(text => ({ route, body: bent(route, name, JSON.stringify(text)) })),
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

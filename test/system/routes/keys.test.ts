import { afterAll, beforeAll, expect, it } from 'vitest'
import { type KeyScope, keyScopes, mayDo, scopeOf } from '#foundation/rules/permissions.ts'
import type { Route } from '#foundation/server/http/route.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anAddress, type Person, signUp, strangerId } from '#test/factories.ts'
import { apiRoutes } from '../../../src/api.ts'

let app: TestApp
let owner: Person
let routes: readonly Route[]
const keys = new Map<KeyScope, string>()
let all: string
let revoked: string
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  owner = await signUp(app)
  routes = apiRoutes(app.services).routes
  for (const scope of keyScopes) keys.set(scope, (await make([scope])).key)
  all = (await make(keyScopes)).key
  const gone = await make(keyScopes)
  await app.delete(`/connections/keys/${gone._id}`, owner)
  revoked = gone.key
})
afterAll(() => app.close())

async function make(scopes: readonly KeyScope[]): Promise<{ _id: string; key: string }> {
  return (await app.post('/connections/keys', { name: 'Key', scopes }, owner)).body.data
}

async function codeOf({ method, path }: Route, token: string): Promise<string> {
  const { status, body } = await app.call(method, path.replace(/:\w+/g, strangerId), {
    ...(method === 'GET' ? {} : { body: {} }),
    token,
    address: anAddress(),
  })
  return `${status} ${body.code ?? ''}`
}

const refusals = /key_|unauthenticated|EMAIL_NOT_VERIFIED/

it('a key calls what one of its scopes covers, and nothing else', async () => {
  for (const route of routes) {
    const name = `${route.method} ${route.path}`
    const scope = scopeOf(route.guarantees.can)
    for (const [own, key] of keys) {
      const code = await codeOf(route, key)
      if (own === scope) expect(`${name} ${code}`).not.toMatch(refusals)
      else
        expect(`${name} ${code}`).toBe(
          `${name} 403 ${scope ? 'key_scope_missing' : 'key_not_for_this'}`,
        )
    }
    if (!scope) expect(`${name} ${await codeOf(route, all)}`).toBe(`${name} 403 key_not_for_this`)
    expect(`${name} ${await codeOf(route, revoked)}`).toBe(`${name} 401 key_refused`)
  }
})

it('no scope covers what is for people: accounts, money, keys, moderation', () => {
  const covered = routes.filter(({ guarantees }) => scopeOf(guarantees.can))
  expect(covered.length).toBeGreaterThan(20)
  const paths = covered.map(({ path }) => path)
  const forPeople = /\/(auth|admin|connections|users\/(me|:id)|.*pay|push|seller|export|identity)/
  expect(paths.filter(path => forPeople.test(path))).toEqual([])
  for (const { guarantees } of covered) expect(mayDo('partner', guarantees.can)).toBe(true)
})

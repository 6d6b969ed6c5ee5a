import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { statementsOf, tripsOf } from '#test/asked-statements.ts'
import { aBrowser, anEmail, type Person, signUp } from '#test/factories.ts'

describe('logging in', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await testApp()
    person = await signUp(app)
  })
  afterAll(() => app.close())

  /** The demo's clock is asked for beside it. */
  const isBeside = (text: string) => text.startsWith('select "value" from "app_setting"')
  const askedBy = async (deed: () => Promise<unknown>) =>
    (await statementsOf(deed)).map(({ text }) => text).filter(text => !isBeside(text))
  const logIn = async (changes: object = {}) => {
    const { email, password } = person
    const body = { email, password, ...changes }
    return (await app.post('/auth/login', body, { headers: aBrowser })).status
  }

  it('asks the database no more often than it did', async () => {
    expect(await logIn()).toBe(200)
    const asked = await askedBy(logIn)
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(6)
    const trips = (await tripsOf(logIn)).filter(trip => !trip.every(isBeside))
    // First the person with what was tried before, then the lock with what is written under it,
    // then the audit and the commit. What is sent together may leave as two trips.
    expect(trips.length, JSON.stringify(trips, null, 2)).toBeLessThanOrEqual(3 + 2)
  })

  it('asks the same of an unknown mailbox as after a wrong password', async () => {
    const askedFor = (email: string) => askedBy(() => logIn({ email, password: 'Wrong-1234!' }))
    expect(await askedFor(anEmail())).toEqual(await askedFor(person.email))
  })
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { type Person, signUp } from '#test/factories.ts'
import { approvedBooking, payLink } from '#test/money.ts'
import { compareBooks } from './compare-books.ts'

let app: TestApp
let host: Person
let renter: Person

/** Some banks take days to answer, and until then a refund is neither made nor refused. */
const slowRefunds =
  (sandbox: (request: Request) => Promise<Response>) => async (asked: Request) => {
    const answer = await sandbox(asked)
    if (!asked.url.includes('/refunds')) return answer
    const text = (await answer.text()).replaceAll('"status":"succeeded"', '"status":"pending"')
    return new Response(text, { status: answer.status, headers: answer.headers })
  }

beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' }, { provider: slowRefunds })
  host = await signUp(app, { role: 'partner' })
  renter = await signUp(app, { role: 'customer' })
})
afterAll(() => app.close())

it('says nothing of a refund that is on its way in both books', async () => {
  const { id } = await approvedBooking(app, { host, renter })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  await app.patch(`/booking/cancel/${id}`, undefined, renter)
  await app.services.jobs.runAll()
  const { rows } = await app.pool.query(
    `select state, provider_id is not null as known from money_movement where booking_id = $1`,
    [id],
  )
  expect(rows).toContainEqual({ state: 'sending', known: true })
  const ctx = systemContext(app.services, 'test')
  const { differences } = await compareBooks(ctx, after(ctx.now, -hourMs))
  expect(differences.filter(({ kind }) => kind === 'refund')).toEqual([])
})

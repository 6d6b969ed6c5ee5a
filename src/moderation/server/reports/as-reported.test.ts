import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { duringTransaction } from '#test/database.ts'
import { anOperator, approvedListing, type Person, signUp } from '#test/factories.ts'
import { about, reportsOf } from './reports.fixture.ts'

let app: TestApp
let host: Person
let operator: { token: string }
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  operator = await anOperator(app)
})
afterAll(() => app.close())

const { report, find, readOne, close } = reportsOf(() => ({ app, operator }))
const wordsOf = async (caseNumber: string) => {
  const { _id } = await find(caseNumber)
  return (await app.get(`/admin/reports/${_id}/words`, operator)).body.data.words
}

it('nothing is reported by an account that is just being deleted', async () => {
  const reporter = await signUp(app, { role: 'customer' })
  const listing = await approvedListing(app, host)
  const leaving = `
    with theirs as (select id from users where id = $1 for update)
    update users set deleted_at = now() from theirs where users.id = theirs.id`
  const refused = await duringTransaction(app.pool, [leaving, [reporter.user._id]], () =>
    report(about(listing), reporter),
  )
  expect(refused.status).toBe(401)
  const kept = 'select from report where reporter_id = $1'
  expect((await app.pool.query(kept, [reporter.user._id])).rowCount).toBe(0)
})

describe('what was reported', () => {
  it('is kept as it was until the report is closed, whatever its writer does meanwhile', async () => {
    const owner = await signUp(app)
    const words = {
      storageTitle: 'Cellar with a secret',
      description: 'Nobody asks what is in it.',
    }
    const listing = await approvedListing(app, owner, words)
    const { caseNumber } = (await report(about(listing))).body.data
    await app.patch(`/listings/${listing._id}`, { description: 'All clean.' }, owner)
    await app.post('/auth/delete-account', undefined, owner)
    const { asReported, person } = await readOne(caseNumber)
    expect(person).toBeNull()
    expect(asReported).toContain('Cellar with a secret')
    expect(asReported).toContain('Nobody asks what is in it.')
    expect(asReported, 'its place is written as people write it').not.toMatch(/, [a-z]/)
    expect(asReported).not.toContain('All clean.')
    await close(caseNumber, { outcome: 'acted_on', answer: 'They have left.' })
    expect((await readOne(caseNumber)).asReported).toBeNull()
  })

  it('names the place as everybody reads it, also where an address was typed in one line', async () => {
    const address = '14 Canary Row, Headingley, Leeds'
    const listing = await approvedListing(app, host, { address, formattedAddress: null })
    const { caseNumber } = (await report(about(listing))).body.data
    const shown = (await app.get(`/users/listings/${listing._id}`)).body.data.address
    expect(shown).toContain('Headingley')
    expect((await readOne(caseNumber)).asReported.split('\n\n')[1]).toBe(shown)
  })

  it('is of a conversation only what the other side wrote', async () => {
    const listing = await approvedListing(app, host)
    const rude = await signUp(app, { role: 'customer' })
    const thread = (await app.post('/messages/threads', { listing: listing._id }, rude)).body.data
    const write = (text: string, who: Person) =>
      app.post(`/messages/threads/${thread._id}`, { text }, who)
    await write('You are a fool.', rude)
    await write('Please stop that.', host)
    await write('x'.repeat(2000), rude)
    for (let sent = 0; sent < 5; sent += 1) await write('y'.repeat(2000), rude)
    await write('The last word', rude)
    const path = `/messages/threads/${thread._id}/report`
    const { caseNumber } = (await app.post(path, { reason: 'Rude' }, host)).body.data
    await app.post('/auth/delete-account', undefined, rude)
    expect((await readOne(caseNumber)).asReported).toBeNull()
    const words = await wordsOf(caseNumber)
    expect(words).toMatch(/^[^\n]+\nThe last word\n\n/)
    expect(words).toContain('yyyy')
    expect(words).not.toContain('Please stop that.')
    expect(words).toHaveLength(10_000)
    const { rows } = await app.pool.query(
      `select 1 from audit_event where action = 'thread.read' and subject_id = $1`,
      [thread._id],
    )
    expect(rows).toHaveLength(1)
    await close(caseNumber, { outcome: 'acted_on', answer: 'They have left.' })
    expect(await wordsOf(caseNumber)).toBeNull()
  })
})

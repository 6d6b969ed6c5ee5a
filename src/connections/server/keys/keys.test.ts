import { Writable } from 'node:stream'
import { beforeEach, describe, expect, it } from 'vitest'
import { mostKeys } from '#connections/rules/connection-terms.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { createLog } from '#foundation/server/log.ts'
import { testApp } from '#test/app-under-test.ts'
import { statementsOf } from '#test/asked-statements.ts'
import { anOperator, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'
import { storyOf } from '#test/story.ts'

const story = storyOf(async app => ({ owner: await signUp(app), app }))

const path = '/connections/keys'
const make = async (scopes = ['listings'], name = 'Our website', by: Person = story.owner) => {
  const { status, body } = await story.app.post(path, { name, scopes }, by)
  expect(status).toBe(201)
  return body.data as { _id: string; key: string; ends: string }
}
const list = async (by = story.owner) => (await story.app.get(path, by)).body.data
const call = (key: string, to = '/listings') => story.app.get(to, { token: key })
const codeOf = async (key: string, to?: string) => {
  const { status, body } = await call(key, to)
  return [status, body.code]
}

describe('an API key', () => {
  it('acts for its partner, is shown once, and says when it was last used', async () => {
    const { app, owner } = story
    const listing = await approvedListing(app, owner)
    const { key, ends, _id } = await make()
    expect(key).toMatch(/^hk_[\w-]{43}$/)
    expect(key.endsWith(ends)).toBe(true)
    const { body } = await call(key)
    expect(body.data).toMatchObject([{ _id: listing._id }])
    const [shown] = await list()
    expect(shown).toMatchObject({ _id, name: 'Our website', scopes: ['listings'], ends })
    expect(new Date(shown.lastUsedAt).getTime()).toBeGreaterThan(
      after(app.clock.now(), -minuteMs).getTime(),
    )
    expect(JSON.stringify(await list())).not.toContain(key.slice(3, 40))
  })

  it('stands nowhere in the database, not in the copy of one’s data and not in the audit', async () => {
    const { app, owner } = story
    const { key } = await make()
    await call(key)
    const { rows: tables } = await app.pool.query(
      `select table_name as name from information_schema.tables
       where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { name } of tables) {
      const { rows } = await app.pool.query(
        `select count(*)::int as hits from ${name} as one
        where position($1 in one::text) > 0`,
        [key.slice(3)],
      )
      expect(`${name} ${rows[0].hits}`).toBe(`${name} 0`)
    }
    const { body } = await app.get('/users/me/export', owner)
    expect(body.data.connections.keys).toHaveLength(1)
    expect(JSON.stringify(body)).not.toContain(key.slice(3))
  })

  it('stands in no line of the log, however much that says', async () => {
    const lines: string[] = []
    const sink = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const log = createLog('trace', sink)
    const talkative = await testApp({}, { log, database: story.app.database })
    const { key } = await make()
    for (const token of [key, `hk_${'A'.repeat(43)}`]) await talkative.get('/listings', { token })
    await talkative.close()
    expect(lines.join('')).toContain('/listings')
    expect(lines.join('')).not.toMatch(/hk_/)
  })

  it('leaves its name on what was done with it', async () => {
    const { app, owner } = story
    const listing = await approvedListing(app, owner)
    const { key, ends } = await make()
    const path = `/listings/${listing._id}/toggle-availability`
    await app.put(path, undefined, { token: key })
    const { rows } = await app.pool.query(
      `select actor_id, details from audit_event where action = 'listing.switched-off'
       and subject_id = $1`,
      [listing._id],
    )
    expect(rows).toEqual([
      expect.objectContaining({
        actor_id: owner.user._id,
        details: expect.objectContaining({ key: `Our website (ends in ${ends})` }),
      }),
    ])
  })

  it('opens nothing any more once it is revoked, and only its owner revokes it', async () => {
    const { app, owner } = story
    const stranger = await signUp(app)
    const { key, _id } = await make()
    expect((await app.delete(`${path}/${_id}`, stranger)).status).toBe(404)
    expect((await call(key)).status).toBe(200)
    expect((await app.delete(`${path}/${_id}`, owner)).status).toBe(200)
    expect(await codeOf(key)).toEqual([401, 'key_refused'])
    expect((await app.delete(`${path}/${_id}`, owner)).status).toBe(404)
  })

  it('is refused where it is none', async () => {
    for (const key of ['hk_', 'hk_x', `hk_${'A'.repeat(43)}`, `hk_${'A'.repeat(44)}`]) {
      expect(await codeOf(key), key).toEqual([401, 'key_refused'])
      const open = await codeOf(key, '/configurations/storage-type')
      expect(open, key).toEqual([401, 'key_refused'])
    }
  })

  it('rests while its owner is suspended, and is gone with the account', async () => {
    const { app, owner } = story
    const { key } = await make()
    const operator = await anOperator(app)
    const person = `/admin/people/${owner.user._id}`
    await app.patch(person, { suspended: true, reason: 'Complaints' }, operator)
    expect(await codeOf(key)).toEqual([401, 'key_refused'])
    await app.patch(person, { suspended: false }, operator)
    expect((await call(key)).status).toBe(200)
    const login = { email: owner.email, password: owner.password }
    const { token } = (await app.post('/auth/login', login)).body.data
    expect((await app.post('/auth/delete-account', undefined, { token })).status).toBe(200)
    expect(await codeOf(key)).toEqual([401, 'key_refused'])
    const { rows } = await app.pool.query('select id from api_key where account_id = $1', [
      owner.user._id,
    ])
    expect(rows).toEqual([])
  })

  it('outlives log-ins and passwords, because it is neither', async () => {
    const { app, owner } = story
    const { key } = await make()
    await app.delete('/auth/sessions', owner)
    const change = { currentPassword: owner.password, password: 'Brand-New-Pass-7!' }
    expect((await app.post('/auth/change-password', change, owner)).status).toBe(200)
    await app.post('/auth/logout', undefined, owner)
    expect((await call(key)).status).toBe(200)
  })

  it('is made only by a partner who has just logged in, who is told by mail', async () => {
    const { app, owner } = story
    await make(['bookings', 'messages'], 'Ledger')
    const mails = await mailTo(app, owner.email)
    expect(mails[0]?.text).toContain('bookings, messages')
    const renter = await signUp(app, { role: 'customer' })
    const wish = { name: 'x', scopes: ['listings'] }
    expect((await app.post(path, wish, renter)).status).toBe(403)
    app.clock.moveTo(after(app.clock.now(), 11 * minuteMs))
    expect((await app.post(path, wish, owner)).body.code).toBe('reauth_required')
  })

  it('is one of at most 20, also when they are made at once', async () => {
    const { app, owner } = story
    const wish = (name: string) => app.post(path, { name, scopes: ['listings'] }, owner)
    for (let n = 1; n < mostKeys; n += 1) await wish(`Key ${n}`)
    const last = await Promise.all(['a', 'b', 'c'].map(wish))
    expect(last.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(await list()).toHaveLength(mostKeys)
  })

  it('needs a name and scopes that there are', async () => {
    const { app, owner } = story
    const wishes = [
      { name: '', scopes: ['listings'] },
      { name: 'x', scopes: [] },
      { name: 'x', scopes: ['money'] },
      { name: 'x', scopes: ['listings', 'listings'] },
    ]
    for (const wish of wishes) {
      expect((await app.post(path, wish, owner)).status, JSON.stringify(wish)).toBe(422)
    }
  })

  it('costs people who come without one no question to the database', async () => {
    const { app, owner } = story
    await app.get('/users/me', owner)
    const asked = await statementsOf(() => app.get('/users/me', owner))
    expect(asked.filter(({ text }) => text.includes('api_key'))).toEqual([])
  })
})

describe('a key beside a browser', () => {
  let key: string
  beforeEach(async () => {
    key = (await make(['listings', 'bookings', 'messages'])).key
  })

  it('is no session: neither a cookie nor another site makes more of it', async () => {
    const { app } = story
    const evil = { origin: 'https://evil.example', host: 'localhost:3000' }
    const { status } = await app.post('/listings', {}, { token: key, headers: evil })
    expect(status).toBe(403)
    expect((await app.get('/auth/sessions', { token: key })).body.code).toBe('key_not_for_this')
    expect((await app.get('/messages/events', { token: key })).body.code).toBe('key_not_for_this')
  })
})

import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { storeFault } from '#foundation/server/media/store-fault.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, type Person, signUp, strangerId } from '#test/factories.ts'

describe('one’s own profile', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await testApp()
    person = await signUp(app, { role: 'customer' })
  })
  afterAll(() => app.close())

  const change = (body: unknown, who = person) =>
    app.patch(`/users/${person.user._id}`, body, { token: who.token })
  const me = async () => (await app.get('/users/me', { token: person.token })).body.data

  it('changes names and phone', async () => {
    const { status, body } = await change({
      firstName: ' Zoë ',
      lastName: 'O’Neill',
      phone: '07700 900123',
    })
    expect(status).toBe(200)
    expect(body.message).toBe('Profile successfully updated')
    expect(await me()).toMatchObject({
      firstName: 'Zoë',
      lastName: 'O’Neill',
      phone: '+447700900123',
    })
    expect((await change({ phone: '' })).body.data.phone).toBeNull()
    expect((await change({ phone: 'call me' })).status).toBe(422)
  })

  it('stores every preference', async () => {
    const names = ['supportEmail', 'supportText', 'reminderEmail', 'reminderText']
    for (const name of [...names, 'marketingEmail', 'marketingText', 'enable2fa']) {
      for (const value of [true, false]) {
        expect((await change({ [name]: value })).body.data[name]).toBe(value)
        expect((await me())[name]).toBe(value)
      }
    }
  })

  it('says how a partner lets their space', async () => {
    expect((await me()).hostKind).toBeNull()
    expect((await change({ hostKind: 'trader' })).body.data.hostKind).toBe('trader')
    expect((await me()).hostKind).toBe('trader')
    for (const hostKind of ['company', '', null, 1]) {
      expect([400, 422]).toContain((await change({ hostKind })).status)
    }
  })

  it.each(['false', 'true', 0, 1, null, []])('takes no %j for a preference', async value => {
    expect((await change({ marketingEmail: value })).status).toBe(400)
  })

  it('leaves alone what is not the person’s to change', async () => {
    const before = await me()
    expect((await change({ email: 'other@people.test', profilePicture: 'x' })).status).toBe(200)
    const forbidden = { role: 'admin', isVerified: false, _id: 'x', stripeAccountId: 'x' }
    for (const [name, value] of Object.entries({ ...forbidden, passwordHash: 'x', token: 'x' })) {
      expect((await change({ [name]: value })).status).toBe(400)
    }
    const proto = '{"__proto__":{"polluted":true},"firstName":"X"}'
    expect((await change(proto)).status).toBe(400)
    expect((await change('{"constructor":{"prototype":{"polluted":true}}}')).status).toBe(400)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(await me()).toEqual(before)
  })

  it.each([
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: a template is what is tried here
    '{{7*7}}${7*7}',
    '=cmd()',
    "' OR 1=1--",
    "'); DROP TABLE users;--",
    '%_\\::int',
    '👩‍👩‍👧',
    'zero\u200Bwidth',
  ])('keeps the text %j as text', async text => {
    const { status } = await change({ lastName: text })
    expect(status).toBe(200)
    expect((await me()).lastName).toBe(text)
  })

  it.each([
    ['nul\u0000byte'],
    ['   '],
    ['x'.repeat(101)],
    ['a\rb'],
    [{ $gt: '' }],
    [['x']],
    [5],
    [true],
  ])('refuses the name %j', async firstName => {
    const { status } = await change({ firstName })
    expect([400, 422]).toContain(status)
  })

  it('refuses a name that turns round the words after it', async () => {
    expect((await change({ lastName: '\u202Eoverride' })).status).toBe(422)
  })

  it('refuses half a surrogate pair', async () => {
    expect((await change('{"firstName":"\\ud800"}')).status).toBe(400)
  })

  it('treats the profile of somebody else as one that is not there', async () => {
    const other = await signUp(app)
    const before = await me()
    const theirs = await change({ firstName: 'Mallory' }, other)
    const nobodys = await app.patch(
      `/users/${strangerId}`,
      { firstName: 'Mallory' },
      { token: other.token },
    )
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(nobodys.body)
    expect(await me()).toEqual(before)
  })

  it.each([
    'undefined',
    'null',
    '0',
    '-1',
    '1.5',
    '9'.repeat(26),
    '%00',
    '..%2f',
    'x'.repeat(10_000),
  ])('has nobody under the id %s', async id => {
    const { status } = await app.patch(`/users/${id}`, { firstName: 'X' }, { token: person.token })
    expect(status).toBe(404)
  })

  it('lets the operator correct a name, but not the log-in', async () => {
    const operator = await signUp(app)
    await app.pool.query(`update users set role = 'admin' where id = $1`, [operator.user._id])
    expect((await change({ firstName: 'Corrected' }, operator)).status).toBe(200)
    expect((await change({ enable2fa: true }, operator)).status).toBe(403)
  })

  it('takes our name for nobody but the operator', async () => {
    const before = await me()
    expect((await change({ lastName: 'from Holdall' })).status).toBe(422)
    expect((await me()).lastName).toBe(before.lastName)
    const { token } = await anOperator(app)
    const { _id } = (await app.get('/users/me', { token })).body.data
    const named = await app.patch(`/users/${_id}`, { firstName: 'Holdall' }, { token })
    expect(named.body.data.firstName).toBe('Holdall')
  })

  it('becomes a partner, and stays one', async () => {
    const customer = await signUp(app, { role: 'customer' })
    const ask = () => app.post('/users/become-partner', undefined, { token: customer.token })
    expect((await ask()).body.data.role).toBe('partner')
    expect((await ask()).status).toBe(200)
    await app.pool.query(`update users set role = 'admin' where id = $1`, [customer.user._id])
    expect((await ask()).status).toBe(403)
  })
})

describe('the profile picture', () => {
  let app: TestApp
  let person: Person
  beforeAll(async () => {
    app = await testApp()
    person = await signUp(app)
  })
  afterAll(() => app.close())

  const jpeg = (width = 40, height = 20) =>
    sharp({ create: { width, height, channels: 3, background: '#E8A33D' } })
      .jpeg()
      .toBuffer()
  const upload = (bytes: Uint8Array, { name = 'me.jpg', field = 'profilePicture' } = {}) => {
    const body = new FormData()
    body.append(field, new File([new Uint8Array(bytes)], name, { type: 'image/png' }))
    return app.patch(`/users/${person.user._id}/upload`, body, { token: person.token })
  }
  const fetchMedia = (path: string) => app.app.fetch(new Request(`http://localhost:3000${path}`))
  /** Bytes after the end of a JPEG are ignored, so padding makes any exact size. */
  const padded = async (size: number) => Buffer.concat([await jpeg(), Buffer.alloc(size)], size)

  it('is stored, served and replaced', async () => {
    const first = await upload(await jpeg())
    expect(first.status).toBe(200)
    expect(first.body.message).toBe('Profile successfully updated')
    const path: string = first.body.data.profilePicture
    expect(path).toMatch(/^\/media\/[0-9a-f]{32}\.jpg$/)
    const served = await fetchMedia(path)
    expect(served.status).toBe(200)
    expect(served.headers.get('content-type')).toBe('image/jpeg')
    expect(served.headers.get('x-content-type-options')).toBe('nosniff')
    await served.arrayBuffer()
    const second = await upload(await jpeg(10, 10))
    expect(second.body.data.profilePicture).not.toBe(path)
    expect((await fetchMedia(path)).status).toBe(404)
    const removed = await app.delete(`/users/${person.user._id}/upload`, { token: person.token })
    expect(removed.body.data.profilePicture).toBeNull()
    expect((await fetchMedia(second.body.data.profilePicture)).status).toBe(404)
  })

  it('may have 209,715 bytes and not one more', async () => {
    expect((await upload(await padded(209_715))).status).toBe(200)
    const over = await upload(await padded(209_716))
    expect(over.status).toBe(413)
    expect(over.body.error).toBe('image should not be more than 200KB')
  })

  it('is judged by its content, never by its name', async () => {
    const pretenders: (string | Buffer)[] = [
      'just text',
      '<!doctype html><script>alert(1)</script>',
      '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
      '%PDF-1.7',
      'PK\u0003\u0004',
      'GIF89a',
      await sharp(await jpeg())
        .webp()
        .toBuffer(),
      await sharp(await jpeg())
        .gif()
        .toBuffer(),
    ]
    for (const content of pretenders) {
      const answer = await upload(Buffer.from(content), { name: 'holiday.png' })
      expect(answer.status).toBe(415)
      expect(answer.body.error).toBe('Please choose a JPEG or PNG picture.')
    }
  })

  it('is kept or not while the store is away, and whoever waits is told which', async () => {
    const { media } = app.services
    const before = (await upload(await jpeg())).body.data.profilePicture
    const away = storeFault(new Error('nobody there'))
    const put = vi.spyOn(media, 'put').mockRejectedValueOnce(away)
    const refused = await upload(await jpeg())
    put.mockRestore()
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60'])
    const open = vi.spyOn(media, 'open').mockRejectedValueOnce(away)
    const unread = await fetchMedia(before)
    open.mockRestore()
    expect([unread.status, unread.headers.get('retry-after')]).toEqual([503, '60'])
    expect((await fetchMedia(before)).status).toBe(200)
    const remove = vi.spyOn(media, 'remove').mockRejectedValueOnce(away)
    const replaced = await upload(await jpeg())
    remove.mockRestore()
    expect(replaced.status).toBe(200)
    expect(replaced.body.data.profilePicture).not.toBe(before)
  })

  it('is refused when it is broken off, misplaced or not a form', async () => {
    const whole = await jpeg(200, 200)
    expect((await upload(whole.subarray(0, 500))).status).toBe(422)
    expect((await upload(whole, { field: 'media' })).status).toBe(400)
    const path = `/users/${person.user._id}/upload`
    expect((await app.patch(path, new FormData(), { token: person.token })).status).toBe(400)
    expect((await app.patch(path, {}, { token: person.token })).status).toBe(415)
  })

  it('belongs to one person alone', async () => {
    const other = await signUp(app)
    const send = async (id: string) => {
      const body = new FormData()
      body.append('profilePicture', new File([new Uint8Array(await jpeg())], 'x.jpg'))
      return app.patch(`/users/${id}/upload`, body, { token: other.token })
    }
    const theirs = await send(person.user._id)
    const nobodys = await send(strangerId)
    expect(theirs.status).toBe(404)
    expect(theirs.body).toEqual(nobodys.body)
    const removed = await app.delete(`/users/${person.user._id}/upload`, { token: other.token })
    expect(removed.body).toEqual(nobodys.body)
  })
})

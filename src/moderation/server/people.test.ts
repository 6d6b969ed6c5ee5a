import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { anOperator, approvedListing, mailTo, type Person, signUp } from '#test/factories.ts'

let app: TestApp
let operator: { token: string }
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  operator = await anOperator(app)
})
afterAll(() => app.close())

const subjects = async (email: string) => (await mailTo(app, email)).map(mail => mail.subject)

describe('people', () => {
  it('are found by name or email, and never by a pattern', async () => {
    const someone = await signUp(app, { firstName: 'Quentin', lastName: 'Ashworth' })
    const find = async (q: string) =>
      (await app.get(`/admin/people?q=${encodeURIComponent(q)}`, operator)).body.data
    expect(await find('quentin ash')).toMatchObject([{ _id: someone.user._id, role: 'partner' }])
    expect(await find(someone.email)).toHaveLength(1)
    expect(await find('%')).toEqual([])
    expect(await find('_')).toEqual([])
  })

  it('are told apart by whether they are suspended', async () => {
    const [gone, here] = [await signUp(app), await signUp(app)]
    const suspension = { suspended: true, reason: 'Spam.' }
    await app.patch(`/admin/people/${gone.user._id}`, suspension, operator)
    const find = async (q: string, suspended: boolean) => {
      const answer = await app.get(`/admin/people?q=${q}&suspended=${suspended}`, operator)
      return answer.body.meta.total
    }
    expect([await find(gone.email, true), await find(gone.email, false)]).toEqual([1, 0])
    expect([await find(here.email, true), await find(here.email, false)]).toEqual([0, 1])
  })

  it('are not looked at without an entry in the audit log', async () => {
    const { user } = await signUp(app)
    const path = `/admin/people/${user._id}`
    for (const _again of [1, 2]) expect((await app.get(path, operator)).status).toBe(200)
    const { body } = await app.get(`/admin/audit?subject=${user._id}&action=user.read`, operator)
    expect(body.data).toHaveLength(1)
    expect(body.data[0].actorRole).toBe('admin')
  })

  it('can be suspended with what they list, and let back in', async () => {
    const owner = await signUp(app)
    const { _id } = await approvedListing(app, owner)
    const put = (change: unknown) => app.patch(`/admin/people/${owner.user._id}`, change, operator)
    expect((await put({ suspended: true })).status).toBe(422)
    const { body } = await put({ suspended: true, reason: 'Fraud.' })
    expect(body.data).toMatchObject({ suspendedBecause: 'Fraud.' })
    expect((await app.get('/listings', owner)).status).toBe(401)
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(404)
    await put({ suspended: false })
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(200)
  })

  it('stay logged in where they are let back in and were not suspended', async () => {
    const { user, token, email, password } = await signUp(app)
    const put = (change: unknown) => app.patch(`/admin/people/${user._id}`, change, operator)
    const audited = async () => {
      const { body } = await app.get(`/admin/audit?subject=${user._id}`, operator)
      return JSON.stringify(body.data)
    }
    expect((await put({ suspended: false })).status).toBe(200)
    expect((await app.get('/users/me', { token })).status).toBe(200)
    expect(await audited()).not.toContain('user.reinstated')
    await put({ suspended: true, reason: 'Spam.' })
    await put({ suspended: false })
    expect(await audited()).toContain('user.reinstated')
    expect((await app.post('/auth/login', { email, password })).status).toBe(200)
  })

  it('are told why they are suspended, and when they are back', async () => {
    const known = await signUp(app, { role: 'customer' })
    const stranger = await signUp(app, { verified: false, firstName: 'Win a prize' })
    const put = ({ user }: Person, change: unknown) =>
      app.patch(`/admin/people/${user._id}`, change, operator)
    for (const person of [known, stranger]) {
      await put(person, { suspended: true, reason: 'They sent spam.' })
    }
    await put(known, { suspended: true, reason: 'They sent spam.' })
    expect(await subjects(known.email), 'told once why').toHaveLength(2)
    const [told] = await mailTo(app, known.email)
    expect(told?.subject).toBe('Your Holdall account is suspended')
    expect(told?.text).toContain('This is why: They sent spam.')
    for (const person of [known, stranger]) await put(person, { suspended: false })
    expect((await subjects(known.email))[0]).toBe('Your Holdall account is open again')
    await put(known, { suspended: false })
    expect(await subjects(known.email)).toHaveLength(3)
    expect(await subjects(stranger.email), 'only the code').toHaveLength(1)
  })
})

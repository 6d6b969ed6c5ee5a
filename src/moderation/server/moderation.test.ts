import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import {
  anOperator,
  approvedListing,
  draftListing,
  mailTo,
  type Person,
  pendingListing,
  signUp,
} from '#test/factories.ts'
import { completeForm } from '#test/listing-form.ts'

let app: TestApp
let host: Person
let operator: { token: string }
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  operator = await anOperator(app)
})
afterAll(() => app.close())

const decide = (id: string, decision: unknown) =>
  app.patch(`/admin/listings/${id}`, decision, operator)
const subjects = async (email: string) => (await mailTo(app, email)).map(mail => mail.subject)

describe('the operator console', () => {
  it('is for operators', async () => {
    const { _id } = await pendingListing(app, host)
    const renter = await signUp(app, { role: 'customer' })
    const calls = [
      (who?: Person) => app.get('/admin/listings?status=pending', who),
      (who?: Person) => app.get(`/admin/listings/${_id}`, who),
      (who?: Person) => app.patch(`/admin/listings/${_id}`, { status: 'approved' }, who),
      (who?: Person) => app.get('/admin/people', who),
      (who?: Person) => app.patch(`/admin/people/${host.user._id}`, { suspended: true }, who),
      (who?: Person) => app.get('/admin/audit', who),
    ]
    for (const call of calls) {
      expect((await call()).status).toBe(401)
      expect((await call(host)).status).toBe(403)
      expect((await call(renter)).status).toBe(403)
    }
  })

  it('shows what has waited longest first, with its age against the target', async () => {
    const own = await testApp()
    const partner = await signUp(own)
    const looking = await anOperator(own)
    const first = await pendingListing(own, partner)
    own.clock.moveTo(after(own.clock.now(), 20 * hourMs))
    const second = await pendingListing(own, partner)
    await own.get('/admin/listings', looking)
    await draftListing(own, partner)
    own.clock.moveTo(after(own.clock.now(), 4.5 * hourMs))
    const { body } = await own.get('/admin/listings?status=pending', looking)
    expect(body.data).toMatchObject([
      { _id: first._id, waitingHours: 24.5, late: true, review: 'new' },
      { _id: second._id, waitingHours: 4.5, late: false },
    ])
    expect(body.data[0].host).toMatchObject({ email: partner.email })
    expect(body.data[0].address).toBe(completeForm.address)
    expect(body.meta).toEqual({ page: 1, limit: 50, total: 2 })
    await own.close()
  })

  it('puts what changed in a live listing into the same queue, side by side', async () => {
    const { _id } = await approvedListing(app, host)
    await app.patch(`/listings/${_id}`, { description: 'Now with a cat.' }, host)
    const { body: queue } = await app.get('/admin/listings', operator)
    const waiting = queue.data.find((listing: { _id: string }) => listing._id === _id)
    expect(waiting).toMatchObject({ status: 'approved', review: 'changed' })
    const { body } = await app.get(`/admin/listings/${_id}`, operator)
    expect(body.data).toMatchObject({
      description: 'Now with a cat.',
      approved: { description: completeForm.description },
      changedFields: ['description'],
    })
    const refused = await decide(_id, { status: 'rejected', reason: 'No cats.' })
    expect(refused.body.data.status).toBe('rejected')
    const [mail] = await mailTo(app, host.email)
    expect(mail?.subject).toContain('Your listing needs a change')
    expect(mail?.text).toContain('is no longer shown to renters, because we could not accept')
    expect(mail?.text).toContain('Open requests and viewings are closed')
    expect(mail?.text).not.toContain('could not publish')
    expect(mail?.text).toContain('No cats.')
  })
})

describe('a space of a suspended partner', () => {
  it('is marked, in the queue and on its page, until they are back', async () => {
    const owner = await signUp(app)
    const { _id } = await pendingListing(app, owner)
    const suspend = (suspended: boolean) =>
      app.patch(`/admin/people/${owner.user._id}`, { suspended, reason: 'Spam.' }, operator)
    const marks = async () => {
      const queue = (await app.get('/admin/listings?limit=100', operator)).body.data
      const page = (await app.get(`/admin/listings/${_id}`, operator)).body.data
      const row = queue.find((listing: { _id: string }) => listing._id === _id)
      return [row, page].map(({ host }) => host.isSuspended)
    }
    expect(await marks()).toEqual([false, false])
    await suspend(true)
    expect(await marks()).toEqual([true, true])
    await suspend(false)
    expect(await marks()).toEqual([false, false])
  })
})

describe('deciding', () => {
  it('approves, and tells the host', async () => {
    const owner = await signUp(app)
    const { _id } = await pendingListing(app, owner)
    const { status, body } = await decide(_id, { status: 'approved' })
    expect([status, body.data.status]).toEqual([200, 'approved'])
    expect((await subjects(owner.email))[0]).toContain('Your listing is live')
    expect((await app.get(`/users/listings/${_id}`)).status).toBe(200)
  })

  it('tells a host who has switched it off that nobody finds it yet', async () => {
    const owner = await signUp(app)
    const { _id } = await pendingListing(app, owner)
    await app.put(`/listings/${_id}/toggle-availability`, undefined, owner)
    await decide(_id, { status: 'approved' })
    const [mail] = await mailTo(app, owner.email)
    expect(mail?.subject).toContain('Your listing is approved')
    expect(mail?.text).toContain('They can as soon as you switch it on.')
    expect(mail?.text).not.toContain('can find it and ask')
  })

  it.each([
    ['approved', 'Your listing is approved', 'renters cannot find'],
    ['rejected', 'Your listing needs a change', 'The pictures are dark.'],
  ])('tells a host who is suspended what is true when it is %s', async (status, subject, text) => {
    const owner = await signUp(app)
    const { _id } = await pendingListing(app, owner)
    const suspension = { suspended: true, reason: 'Spam.' }
    await app.patch(`/admin/people/${owner.user._id}`, suspension, operator)
    await decide(_id, { status, ...(status === 'rejected' && { reason: text }) })
    const [mail] = await mailTo(app, owner.email)
    expect(mail?.subject).toContain(subject)
    for (const word of [text, 'Your account is suspended']) expect(mail?.text).toContain(word)
    expect(mail?.text).not.toMatch(/can find it and ask|\/book\/|\/listings\/edit\//)
  })

  it('rejects with a reason, which the partner reads, corrects and sends in again', async () => {
    const owner = await signUp(app)
    const { _id } = await pendingListing(app, owner)
    expect((await decide(_id, { status: 'rejected' })).status).toBe(422)
    await decide(_id, { status: 'rejected', reason: 'The pictures are too dark.' })
    const [mail] = await mailTo(app, owner.email)
    expect(mail?.text).toContain('We could not publish')
    expect(mail?.text).toContain('The pictures are too dark.')
    const { body } = await app.get(`/listings/${_id}`, owner)
    expect(body.data).toMatchObject({
      status: 'rejected',
      rejectionReason: 'The pictures are too dark.',
    })
    expect(body.data.allowed).toContain('complete')
    const fixed = { description: 'Brighter now.', completed: true }
    const again = await app.patch(`/listings/${_id}`, fixed, owner)
    expect(again.body.data).toMatchObject({ status: 'pending', rejectionReason: null })
  })

  it('says with a rejection that requests are closed, where some waited', async () => {
    const owner = await signUp(app)
    const renter = await signUp(app, { role: 'customer' })
    const rejection = async () => {
      const { id, listing } = await askedBooking(app, { host: owner, renter })
      const read = async () => (await app.get(`/booking/${id}`, renter)).body.data.approvalStatus
      const { _id } = listing
      const change = { address: '16 Canary Row, Headingley, Leeds, LS6 3AB' }
      expect((await app.patch(`/listings/${_id}`, change, owner)).body.data.status).toBe('pending')
      return { id, read, reject: () => decide(_id, { status: 'rejected', reason: 'Not there.' }) }
    }
    const words =
      'Open requests and viewings are closed. Bookings that you have agreed to are not affected.'
    const waits = await rejection()
    expect(await waits.read()).toBe('pending')
    await waits.reject()
    expect(await waits.read()).toBe('disapproved')
    const [told] = await mailTo(app, owner.email)
    expect(told?.text).toContain('We could not publish')
    expect(told?.text).toContain(words)
    const withdrawn = await rejection()
    await app.patch(`/booking/cancel/${withdrawn.id}`, undefined, renter)
    await withdrawn.reject()
    const [plain] = await mailTo(app, owner.email)
    expect(plain?.text).toContain('We could not publish')
    expect(plain?.text).not.toContain('requests')
  })

  it('suspends and reinstates; in between the partner can change nothing', async () => {
    const { _id } = await approvedListing(app, host)
    expect((await decide(_id, { status: 'suspended', reason: 'Complaints.' })).status).toBe(200)
    const [mail] = await mailTo(app, host.email)
    expect(mail?.subject).toContain('suspended')
    expect(mail?.text).toContain('Open requests and viewings are closed.')
    const edit = await app.patch(`/listings/${_id}`, { storageTitle: 'New' }, host)
    expect([edit.status, edit.body.code]).toEqual([409, 'listing_suspended'])
    expect((await app.get('/listings', host)).status).toBe(200)
    expect((await decide(_id, { status: 'approved' })).body.data.status).toBe('approved')
  })

  it('refuses what does not fit where the listing stands', async () => {
    const draft = await draftListing(app, host)
    for (const wish of [{ status: 'approved' }, { status: 'rejected', reason: 'No.' }]) {
      expect((await decide(draft._id, wish)).body.code).toBe('nothing_to_decide')
    }
    const { _id } = await approvedListing(app, host)
    expect((await decide(_id, { status: 'rejected', reason: 'No.' })).status).toBe(409)
    expect((await decide(_id, {})).status).toBe(422)
    expect((await decide(_id, { status: 'deleted' })).status).toBe(422)
  })

  it('decides about what was seen, not about what came after', async () => {
    const { _id, version } = await pendingListing(app, host)
    await app.patch(`/listings/${_id}`, { description: 'Something else.' }, host)
    const answer = await decide(_id, { status: 'approved', version })
    expect([answer.status, answer.body.code]).toEqual([409, 'listing_changed'])
  })

  it('lets one of many decisions at once stand', async () => {
    const { _id } = await pendingListing(app, host)
    const wishes = Array.from({ length: 10 }, (_, n) =>
      n % 2 ? { status: 'approved' } : { status: 'rejected', reason: 'No.' },
    )
    const answers = await Promise.all(wishes.map(wish => decide(_id, wish)))
    const won = answers.filter(answer => answer.status === 200)
    expect(answers.every(answer => [200, 409].includes(answer.status))).toBe(true)
    const { body } = await app.get(`/admin/listings/${_id}`, operator)
    const isApproved = won.some(answer => answer.body.data.status === 'approved')
    expect(body.data.status).toBe(isApproved ? 'approved' : 'rejected')
    const { body: audit } = await app.get(`/admin/audit?subject=${_id}`, operator)
    const decisions = audit.data.filter((entry: { action: string }) =>
      /approved|rejected/.test(entry.action),
    )
    expect(decisions).toHaveLength(won.length)
  })
})

describe('a promise of 24 hours', () => {
  it('is watched over: the operator is told once about each that is late', async () => {
    const own = await testApp()
    const partner = await signUp(own)
    await pendingListing(own, partner, { storageTitle: 'Forgotten shed' })
    const alerts = async () =>
      (await mailTo(own, own.services.config.SUPPORT_EMAIL)).filter(mail =>
        mail.text.includes('Forgotten shed'),
      ).length
    await own.services.jobs.runAll()
    expect(await alerts()).toBe(0)
    own.clock.moveTo(after(own.clock.now(), 24 * hourMs))
    await own.services.jobs.runAll()
    await own.services.jobs.runAll()
    expect(await alerts()).toBe(1)
    await own.close()
  })
})

describe('the audit log', () => {
  it('says who did what to what, newest first', async () => {
    const { _id } = await approvedListing(app, host)
    await app.get(`/admin/listings/${_id}`, operator)
    const { body } = await app.get(`/admin/audit?subject=${_id}`, operator)
    expect(body.data.map((entry: { action: string }) => entry.action)).toEqual([
      'listing.read',
      'listing.approved',
      'listing.submitted',
      'listing.created',
    ])
    expect(body.data[1]).toMatchObject({
      actorRole: 'admin',
      actorName: 'Alex Morgan',
      subjectType: 'listing',
      details: { from: 'pending' },
    })
    const some = await app.get('/admin/audit?action=listing.&limit=2', operator)
    expect(some.body.data).toHaveLength(2)
  })

  it.each([
    ['limit=3', 3, true],
    ['limit=3&page=2', 1, false],
    ['limit=4', 4, false],
  ])('by %s shows %i of four, and whether there are more', async (paging, count, isMore) => {
    const { _id } = await approvedListing(app, host)
    await app.get(`/admin/listings/${_id}`, operator)
    const { body } = await app.get(`/admin/audit?subject=${_id}&${paging}`, operator)
    expect(body.data).toHaveLength(count)
    expect(body.meta).toMatchObject({ isMore })
  })
})

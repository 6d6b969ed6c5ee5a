import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { systemContext } from '#foundation/server/context.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { askedBooking } from '#test/bookings.ts'
import {
  anAddress,
  anEmail,
  anOperator,
  approvedListing,
  draftListing,
  mailTo,
  type Person,
  signUp,
  strangerId,
} from '#test/factories.ts'
import { readTakedownsCsv } from '../takedowns/read-takedowns.ts'
import { about, reportsOf } from './reports.fixture.ts'

let app: TestApp
let host: Person
let renter: Person
let operator: { token: string }
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
  renter = await signUp(app, { role: 'customer' })
  operator = await anOperator(app)
})
afterAll(() => app.close())

const { report, readOne, close } = reportsOf(() => ({ app, operator }))
const toSupport = () => `write to ${app.services.config.SUPPORT_EMAIL} and name the case number`

describe('reporting a listing', () => {
  it('gives a visitor a case number, on the page and by email, and tells support', async () => {
    const listing = await approvedListing(app, host, { storageTitle: 'Narrow garage' })
    const email = anEmail()
    const { status, body } = await report(about(listing, { email: email.toUpperCase() }))
    expect(status).toBe(201)
    const { caseNumber } = body.data
    expect(caseNumber).toMatch(/^R-[2-9A-HJ-NP-Z]{6}$/)
    const [mail] = await mailTo(app, email)
    expect(mail?.subject).toBe(`Your report ${caseNumber}`)
    expect(mail?.text).not.toContain('narrower')
    expect(mail?.text).toContain(toSupport())
    const [alert] = await mailTo(app, app.services.config.SUPPORT_EMAIL)
    expect(alert?.subject).toBe(`Report ${caseNumber}: Not as described`)
    expect(alert?.text).toContain('The door is much narrower than it says.')
    expect(await readOne(caseNumber)).toMatchObject({
      about: 'listing',
      title: 'Narrow garage',
      listingId: listing._id,
      bookingId: null,
      person: { _id: host.user._id, email: host.email },
      reporter: null,
      replyTo: email,
      state: 'open',
    })
  })

  it('knows who is signed in, and writes to the address of the account', async () => {
    const listing = await approvedListing(app, host)
    const reporter = await signUp(app, { role: 'customer' })
    const { body } = await report(about(listing, { email: anEmail() }), reporter)
    const [mail] = await mailTo(app, reporter.email)
    expect(mail?.subject).toContain(body.data.caseNumber)
    const { reporter: known, replyTo } = await readOne(body.data.caseNumber)
    expect([known, replyTo]).toEqual([expect.objectContaining({ _id: reporter.user._id }), null])
  })

  it('takes nobody to what is not shown to everybody', async () => {
    const draft = await draftListing(app, host)
    for (const who of [{}, renter, host]) {
      const theirs = await report(about(draft), who)
      const nobodys = await report(about({ _id: strangerId }), who)
      expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
    }
  })

  it('wants a reason and a few words, and not a book', async () => {
    const listing = await approvedListing(app, host)
    const wrong = [
      { reason: 'boring' },
      { words: 'Too short' },
      { words: '          .          ' },
      { words: 'x'.repeat(2001) },
      { email: 'nobody' },
      { about: 'website' },
      { suspend: true },
    ]
    for (const one of wrong)
      expect([400, 422]).toContain((await report(about(listing, one))).status)
    expect((await report(about(listing, { words: 'x'.repeat(2000) }))).status).toBe(201)
  })

  it('pressed twice with one key is one report', async () => {
    const listing = await approvedListing(app, host)
    const key = { 'idempotency-key': `press-${listing._id}` }
    const address = anAddress()
    const press = () => app.post('/reports', about(listing), { address, headers: key })
    const answers = await Promise.all([press(), press(), press()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    const numbers = answers.map(({ body }) => body.data.caseNumber)
    expect(new Set(numbers).size).toBe(1)
    const { rows } = await app.pool.query('select 1 from report where listing_id = $1', [
      listing._id,
    ])
    expect(rows).toHaveLength(1)
  })

  it('goes on only so often, from one account or to one address', async () => {
    const listing = await approvedListing(app, host)
    const loud = await signUp(app, { role: 'customer' })
    const byAccount = []
    for (let sent = 0; sent < 11; sent += 1)
      byAccount.push((await report(about(listing), loud)).status)
    expect(byAccount).toEqual([...Array(10).fill(201), 429])
    const email = anEmail()
    const toAddress = []
    for (let sent = 0; sent < 4; sent += 1) {
      toAddress.push((await report(about(listing, { email }))).status)
    }
    expect(toAddress).toEqual([201, 201, 201, 429])
    const unproven = await signUp(app, { verified: false })
    const toUnproven = []
    for (let sent = 0; sent < 4; sent += 1) {
      toUnproven.push((await report(about(listing), unproven)).status)
    }
    expect(toUnproven).toEqual([201, 201, 201, 429])
  })
})

describe('reporting a booking or the other side of it', () => {
  it('is for its two sides, each of whom means the other', async () => {
    const { id, listing } = await askedBooking(app, { host, renter })
    const stranger = await signUp(app)
    for (const what of ['booking', 'person']) {
      const body = { ...about({ _id: id }), about: what, reason: 'payment_outside' }
      for (const who of [{}, stranger, operator]) {
        const theirs = await report(body, who)
        const nobodys = await report({ ...body, id: strangerId }, who)
        expect([theirs.status, theirs.body]).toEqual([404, nobodys.body])
      }
      const byRenter = (await report(body, renter)).body.data.caseNumber
      expect(await readOne(byRenter)).toMatchObject({
        about: what,
        listingId: listing._id,
        bookingId: id,
        person: { _id: host.user._id },
        reporter: { _id: renter.user._id },
      })
      const byHost = (await report(body, host)).body.data.caseNumber
      expect((await readOne(byHost)).person._id).toBe(renter.user._id)
    }
  })
})

describe('the operator', () => {
  it('sees the open ones first, the oldest of them on top, with their age', async () => {
    const own = await testApp({ FLOOD_LIMIT: '100000' })
    const partner = await signUp(own)
    const listing = await approvedListing(own, partner)
    const numbers: string[] = []
    for (let day = 0; day < 3; day += 1) {
      own.clock.moveTo(after(new Date(), day * dayMs))
      const { body } = await own.post('/reports', about(listing))
      numbers.push(body.data.caseNumber)
    }
    const looking = (
      await own.post('/auth/login', { email: 'admin@holdall.test', password: 'Holdall1!' })
    ).body.data
    const list = async (query = '') => (await own.get(`/admin/reports${query}`, looking)).body
    const [first] = (await list()).data
    expect([first.caseNumber, Math.round(first.waitingHours)]).toEqual([numbers[0], 48])
    const decision = { outcome: 'nothing_wrong', answer: 'The door is as wide as it says.' }
    await own.patch(`/admin/reports/${first._id}`, decision, looking)
    const order = [numbers[1], numbers[2], numbers[0]]
    expect((await list()).data.map((one: { caseNumber: string }) => one.caseNumber)).toEqual(order)
    expect((await list('?state=open')).meta).toEqual({ page: 1, limit: 50, total: 2 })
    expect((await list('?state=closed')).data).toMatchObject([
      { caseNumber: numbers[0], outcome: 'nothing_wrong', waitingHours: null },
    ])
    await own.close()
  })

  it('closes a report once, in words that its sender reads, and forgets a visitor', async () => {
    const listing = await approvedListing(app, host)
    const email = anEmail()
    const { caseNumber } = (await report(about(listing, { email }))).body.data
    for (const half of [
      { outcome: 'acted_on' },
      { answer: 'We did.' },
      { outcome: 'x', answer: 'y' },
    ]) {
      expect([400, 422]).toContain((await close(caseNumber, half)).status)
    }
    const decision = { outcome: 'acted_on', answer: 'Its partner has measured the door again.' }
    const answers = await Promise.all([close(caseNumber, decision), close(caseNumber, decision)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const mails = await mailTo(app, email)
    expect(mails.map(({ subject }) => subject)).toEqual([
      `What came of your report ${caseNumber}`,
      `Your report ${caseNumber}`,
    ])
    expect(mails[0]?.text).toContain('acted on it')
    expect(mails[0]?.text).toContain(toSupport())
    expect(mails[0]?.text).toContain('Its partner has measured the door again.')
    const closed = await readOne(caseNumber)
    expect(closed).toMatchObject({ state: 'closed', replyTo: null, answer: decision.answer })
    const { body } = await app.get(`/admin/audit?subject=${closed._id}`, operator)
    const actions = body.data.map(({ action }: { action: string }) => action)
    expect(actions).toEqual(['report.read', 'report.closed', 'report.filed'])
  })

  it('is told of a report that is not there', async () => {
    const decision = { outcome: 'acted_on', answer: 'We did.' }
    const read = await app.get(`/admin/reports/${strangerId}`, operator)
    const closed = await app.patch(`/admin/reports/${strangerId}`, decision, operator)
    expect([read.status, closed.status]).toEqual([404, 404])
  })
})

describe('an account that has reported something', () => {
  it('takes its reports along, and leaves them without its name', async () => {
    const listing = await approvedListing(app, host)
    const leaver = await signUp(app, { role: 'customer' })
    const { caseNumber } = (await report(about(listing), leaver)).body.data
    const exported = (await app.get('/users/me/export', leaver)).body
    expect(JSON.stringify(exported)).toContain(caseNumber)
    const left = await app.post('/auth/delete-account', undefined, leaver)
    expect(left.status).toBe(200)
    expect((await readOne(caseNumber)).reporter).toBeNull()
    const answer = { outcome: 'nothing_wrong', answer: 'All is well.' }
    expect((await close(caseNumber, answer)).status).toBe(200)
  })
})

describe('the log of what was taken down', () => {
  it('says when, what, why and after which report, and names nobody', async () => {
    const owner = await signUp(app, { firstName: 'Peregrine', lastName: 'Unlikely' })
    const listing = await approvedListing(app, owner, { storageTitle: '=Stolen shed' })
    const changed = await approvedListing(app, owner, { storageTitle: 'Dry loft' })
    const { caseNumber } = (await report(about(listing))).body.data
    const take = (path: string, body: unknown) => app.patch(`/admin/${path}`, body, operator)
    const because = { reason: 'It is not theirs.', caseNumber: caseNumber.toLowerCase() }
    const unknown = { status: 'suspended', ...because, caseNumber: 'R-222222' }
    expect([400, 422]).toContain((await take(`listings/${listing._id}`, unknown)).status)
    const person = await take(`people/${owner.user._id}`, { ...unknown, suspended: true })
    expect([400, 422]).toContain(person.status)
    await take(`listings/${listing._id}`, { status: 'suspended', ...because })
    await app.patch(`/listings/${changed._id}`, { description: 'Call me: 07700' }, owner)
    await take(`listings/${changed._id}`, { status: 'rejected', reason: 'It holds a number.' })
    await take(`people/${owner.user._id}`, { suspended: true, ...because })
    expect((await readOne(caseNumber)).person.isSuspended).toBe(true)
    const renter = await signUp(app, { role: 'customer' })
    await take(`people/${renter.user._id}`, { suspended: true, reason: 'They sent spam.' })

    const { body } = await app.get('/admin/takedowns?limit=4', operator)
    expect(body.data).toMatchObject([
      { what: 'person', title: 'renter', reason: 'They sent spam.', caseNumber: null },
      { what: 'person', title: 'partner', reason: 'It is not theirs.', caseNumber },
      { what: 'change', title: 'Dry loft', reason: 'It holds a number.', caseNumber: null },
      { what: 'listing', title: '=Stolen shed', reason: 'It is not theirs.', caseNumber },
    ])
    expect(body.meta).toMatchObject({ page: 1, limit: 4 })
    const { csv } = (await app.get('/admin/takedowns/csv', operator)).body.data
    const [heads, ...rows] = csv.split('\r\n')
    expect(heads).toBe('When,What,Title or role,Id,Why,Case number')
    expect(rows).toHaveLength(body.meta.total)
    expect(csv).toContain(`Listing suspended,'=Stolen shed,${listing._id}`)
    expect(JSON.stringify([body, csv])).not.toMatch(/Peregrine|Unlikely|@/)

    const now = new Date('2027-06-14T23:30:00Z')
    const short = await readTakedownsCsv({ ...systemContext(app.services, 'test'), now }, 1)
    expect(short.fileName).toBe('holdall-takedowns-2027-06-15.csv')
    const [, newest, rest] = short.csv.split('\r\n')
    expect([newest, rest]).toEqual([rows[0], `The newest 1 of ${body.meta.total}`])
  })
})

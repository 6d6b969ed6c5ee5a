import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hostTerms } from '#listings/rules/editing/consent.ts'
import { mostListings } from '#listings/rules/limits.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { draftListing, mailTo, type Person, pendingListing, signUp } from '#test/factories.ts'
import { completeForm, firstStep } from '#test/listing-form.ts'

let app: TestApp
let host: Person
beforeAll(async () => {
  app = await testApp({ FLOOD_LIMIT: '100000' })
  host = await signUp(app)
})
afterAll(() => app.close())

const read = async (id: string) => (await app.get(`/listings/${id}`, host)).body.data
const change = (id: string, form: unknown) => app.patch(`/listings/${id}`, form, host)

describe('starting a listing', () => {
  it('answers the draft, with an id and a started flag', async () => {
    const { status, body } = await app.post('/listings', firstStep, host)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({
      _id: expect.any(String),
      started: true,
      status: null,
      completed: false,
      storageNumber: 1,
      priceType: 'custom',
      available: true,
      formattedAddress: { street: '14 canary row', area: 'headingley' },
      address: firstStep.address,
    })
  })

  it('takes a draft with nothing in it', async () => {
    expect((await app.post('/listings', {}, host)).status).toBe(201)
  })

  it.each([
    { storageTitle: 'Dry garage\n\nLog in at https://evil.example' },
    { formattedAddress: { street: 'Mill\u0007 Lane', area: 'Leeds' } },
  ])('takes no letter that would break out of a line elsewhere: %j', async form => {
    const { status, body } = await app.post('/listings', form, host)
    expect([status, body.data]).toEqual([422, undefined])
  })

  it('keeps an address that is typed on several lines', async () => {
    const lines = { address: '1 Mill Lane\nLeeds', formattedAddress: { street: ' ', area: 'a\nb' } }
    expect((await app.post('/listings', lines, host)).body.data).toMatchObject({
      address: '1 Mill Lane\nLeeds',
      formattedAddress: { street: '', area: 'a\nb' },
    })
  })

  it('is for verified partners', async () => {
    const renter = await signUp(app, { role: 'customer' })
    const unverified = await signUp(app, { verified: false })
    expect((await app.post('/listings', firstStep)).status).toBe(401)
    expect((await app.post('/listings', firstStep, renter)).status).toBe(403)
    const early = await app.post('/listings', firstStep, unverified)
    expect([early.status, early.body.code]).toEqual([403, 'EMAIL_NOT_VERIFIED'])
  })

  it('makes one draft of twenty first saves that are one and the same', async () => {
    const hasty = await signUp(app)
    const options = { token: hasty.token, headers: { 'idempotency-key': 'first-save' } }
    const saves = Array.from({ length: 20 }, () => app.post('/listings', firstStep, options))
    const answers = await Promise.all(saves)
    expect(new Set(answers.map(answer => answer.status))).toEqual(new Set([201]))
    const { body } = await app.get('/listings', hasty)
    expect(body.data).toHaveLength(1)
    const again = await app.post('/listings', firstStep, options)
    expect(again.body.data._id).toBe(body.data[0]._id)
  })

  it('is one of at most 5,000, however they were made', async () => {
    const many = await signUp(app)
    const { _id } = await draftListing(app, many)
    await app.pool.query(
      `insert into listing (id, host_id, created_at, updated_at, card, card_made_by)
       select gen_random_uuid(), host_id, created_at, updated_at, card, card_made_by
       from listing, generate_series(1, $2) where id = $1`,
      [_id, mostListings - 2],
    )
    const create = () => app.post('/listings', firstStep, many)
    const [last, beyond] = [await create(), await create()]
    expect([last.status, beyond.status, beyond.body.code]).toEqual([201, 409, 'listings_full'])
  })

  it('keeps every field of the form', async () => {
    const { _id } = await draftListing(app, host, completeForm)
    const kept = await read(_id)
    expect(kept).toMatchObject({
      ...completeForm,
      formattedAddress: { street: '14 canary row', area: 'headingley' },
      media: completeForm.image,
      // Never stored, whatever was sent.
      calendar: [],
      delivery: true,
      packing: true,
    })
  })
})

describe('what a listing may hold', () => {
  it.each([
    ['storageNumber', 0],
    ['storageNumber', -1],
    ['storageNumber', 1.5],
    ['storageNumber', '2'],
    ['storageNumber', 1e9],
    ['priceType', 'free'],
    ['monthlyRate', -1],
    ['hourlyRate', -0.01],
    ['costPerKm', -1],
    ['costPerSize', -1],
    ['monthlyRate', 1e-7],
    ['monthlyRate', 'NaN'],
    ['coordinates', { lat: 91, lng: 0 }],
    ['coordinates', { lat: 53, lng: 181 }],
    ['coordinates', { lat: -1.5, lng: 53.8 }],
    ['coordinates', { lat: 48.85, lng: 2.35 }],
    ['coordinates', { lat: '53', lng: '-1' }],
    ['coordinates', {}],
    ['storageType', 'castle'],
    ['storageFloor', 'moon'],
    ['storageFeatures', ['dry', 'golden']],
    ['services', ['delivery', 'dusting']],
    ['vehicleType', 'tank'],
    ['packagingSize', 'huge'],
    ['storageSize', { name: '51' }],
    ['storageAccessPeriod', 'never'],
    ['storageAccessType', 'window'],
    ['bookingDuration', '1-year-and-a-day'],
    ['bookingNotice', 'soon'],
    ['image', ['http://pictures.example/1.jpg']],
    ['image', ['javascript:alert(1)']],
    ['image', [`/media/${'0'.repeat(32)}.jpg`]],
    ['image', Array.from({ length: 21 }, (_, n) => `https://pictures.example/${n}.jpg`)],
    ['storageTitle', 'x'.repeat(101)],
    ['description', 'x'.repeat(5001)],
    ['packingInstruction', 'x'.repeat(2001)],
    ['accessNotes', 'x'.repeat(1001)],
    ['accessNotes', ['4826']],
    ['description', { $gt: '' }],
    ['consent', 'true'],
    ['streetView', Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`value${n}`, n]))],
    ['streetView', { ['x'.repeat(41)]: 1 }],
    ['unavailabilityPeriods', [{ startDate: '2030-02-02', endDate: '2030-02-01' }]],
    ['unavailabilityPeriods', [{ startDate: '2030-02-02', endDate: '9999-12-31' }]],
    ['unavailabilityDate', '9999-12-31'],
    ['unavailabilityPeriods', [{ startDate: 'tomorrow', endDate: 'later' }]],
    [
      'unavailabilityPeriods',
      Array.from({ length: 1000 }, () => ({ startDate: '2030-02-01', endDate: '2030-02-02' })),
    ],
    ['role', 'admin'],
  ])('refuses %s as %j and names it', async (field, value) => {
    const { status, body } = await app.post('/listings', { [field]: value }, host)
    expect([400, 422]).toContain(status)
    expect(body.details.fields[0].field).toMatch(new RegExp(`^${field}`))
  })

  it('ignores what only the server decides', async () => {
    const draft = await draftListing(app, host, { status: 'approved', available: false, _id: 'x' })
    expect(draft).toMatchObject({ status: null, available: true })
    const { body } = await change(draft._id, { status: 'approved', createdAt: 0 })
    expect(body.data.status).toBeNull()
  })

  it('takes back what it gave out, unchanged', async () => {
    const draft = await draftListing(app, host, completeForm)
    const { status, body } = await change(draft._id, draft)
    expect(status).toBe(200)
    const { version, updatedAt, ...same } = draft
    expect(body.data).toMatchObject(same)
    expect(body.data.version).toBe(version + 1)
    expect(updatedAt).toBeTruthy()
  })

  it('drops the details of a service that is not offered', async () => {
    const draft = await draftListing(app, host, { vehicleType: 'car', costPerKm: 2 })
    expect(draft).toMatchObject({ vehicleType: null, costPerKm: null, delivery: false })
  })

  it('keeps awkward text as it was typed', async () => {
    const storageTitle = '<script>alert(1)</script> {{7*7}} =cmd() 🏠 “quotes”'
    const description = "'); DROP TABLE-- \u202e"
    const draft = await draftListing(app, host, { storageTitle, description })
    expect(draft).toMatchObject({ storageTitle, description })
  })
})

describe('sending a listing in', () => {
  it('names everything that is missing, step by step', async () => {
    const { status, body } = await app.post('/listings', { completed: true }, host)
    expect(status).toBe(422)
    expect(body.details.fields.map((problem: { field: string }) => problem.field)).toEqual([
      ...['address', 'storageType', 'storageFloor', 'storageFeatures'],
      ...['storageSize', 'storageTitle', 'description', 'image'],
      ...['storageAccessPeriod', 'storageAccessType', 'bookingDuration', 'bookingNotice'],
      ...['monthlyRate', 'hourlyRate', 'consent'],
    ])
  })

  it.each([
    ['consent', { consent: false }],
    ['monthlyRate', { monthlyRate: 0 }],
    ['hourlyRate', { hourlyRate: 0 }],
    ['priceType', { priceType: 'elastic' }],
    ['vehicleType', { vehicleType: null }],
    ['costPerKm', { costPerKm: null }],
  ])('is refused for %s alone', async (field, form) => {
    const { _id } = await draftListing(app, host, { ...completeForm, ...form })
    const { status, body } = await change(_id, { completed: true })
    expect(status).toBe(422)
    expect(body.details.fields).toHaveLength(1)
    expect(body.details.fields[0].field).toBe(field)
    expect((await read(_id)).status).toBeNull()
  })

  it('waits for the operator, and tells the partner so', async () => {
    const owner = await signUp(app)
    const { _id } = await draftListing(app, owner, completeForm)
    const { body } = await app.patch(`/listings/${_id}`, { completed: true }, owner)
    expect(body.data).toMatchObject({ status: 'pending', completed: true })
    expect(body.data.submittedAt).toBeTruthy()
    const [mail] = await mailTo(app, owner.email)
    expect(mail?.subject).toContain('We have your listing')
  })

  it('keeps a proof of consent', async () => {
    const { _id } = await pendingListing(app, host)
    const { rows } = await app.pool.query(
      'select consent_version, consent_at, consent_by from listing where id = $1',
      [_id],
    )
    expect(rows[0]).toMatchObject({ consent_version: hostTerms.version, consent_by: host.user._id })
    expect(rows[0].consent_at).toBeInstanceOf(Date)
  })

  it('asks for a house or a street, and leaves what was sent in without one as it is', async () => {
    const town = { address: 'Leeds', formattedAddress: { street: '', area: 'Leeds' } }
    const { _id } = await draftListing(app, host, { ...completeForm, ...town })
    const refused = await change(_id, { completed: true })
    expect(refused.status).toBe(422)
    expect(refused.body.details.fields).toMatchObject([{ field: 'formattedAddress' }])
    expect((await change(_id, { monthlyRate: 80 })).status).toBe(200)

    const { _id: sent } = await pendingListing(app, host)
    await app.pool.query(
      `update listing set address = 'Leeds', street = '', area = 'leeds' where id = $1`,
      [sent],
    )
    expect((await change(sent, { monthlyRate: 80 })).status).toBe(200)
    expect((await change(sent, { address: 'York' })).status).toBe(422)
    expect((await change(sent, { address: '14 Mill Lane, York' })).status).toBe(200)
  })

  it('asks again where a draft was agreed to under other terms, and not once it was sent in', async () => {
    const versionOf = async (id: string) => {
      const { rows } = await app.pool.query('select consent_version from listing where id = $1', [
        id,
      ])
      return rows[0].consent_version
    }
    const { _id: draft } = await draftListing(app, host, completeForm)
    const { _id: pending } = await pendingListing(app, host)
    const earlier = `update listing set consent_version = '2026-01' where id = any($1)`
    await app.pool.query(earlier, [[draft, pending]])
    expect([(await read(draft)).consent, (await read(pending)).consent]).toEqual([false, true])
    const { status, body } = await change(draft, { completed: true })
    expect([status, body.details.fields[0].field]).toEqual([422, 'consent'])
    expect((await change(draft, { consent: true, completed: true })).status).toBe(200)
    expect(await versionOf(draft)).toBe(hostTerms.version)
    expect((await change(pending, { consent: true, monthlyRate: 90 })).status).toBe(200)
    expect(await versionOf(pending)).toBe('2026-01')
  })

  it('cannot be emptied again afterwards', async () => {
    const { _id } = await pendingListing(app, host)
    for (const form of [
      { description: '' },
      { image: [] },
      { consent: false },
      { monthlyRate: 0 },
    ]) {
      expect((await change(_id, form)).status).toBe(422)
    }
    expect((await change(_id, { completed: false })).body.data.completed).toBe(true)
  })
})

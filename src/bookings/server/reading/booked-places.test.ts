import { beforeEach, expect, it } from 'vitest'
import { again, approvedListing, decide } from '#test/factories.ts'
import { payLink } from '#test/money.ts'
import { loggedIn, moveTo, rentStory } from '#test/rent.ts'

const story = rentStory()

const brighton = {
  address: '9 Ship Street, Brighton, BN1 1AA',
  coordinates: { lat: 50.83, lng: -0.14 },
  formattedAddress: { street: 'Ship Street', area: 'Brighton' },
}

let listing: string
let old: string
beforeEach(async () => {
  const form = { services: [], storageNumber: 1, monthlyRate: 100, autoApprove: true }
  const { _id, address } = await approvedListing(story.app, story.host, form)
  listing = _id
  old = address
})

async function paid(startDate: string, endDate: string): Promise<string> {
  const { app, renter } = story
  const wish = { storageListing: listing, type: 'monthly', startDate, endDate }
  const { _id } = (await app.post('/booking', wish, renter)).body.data
  const { sessionId } = await payLink(app, renter, _id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success', card: 'ok' })
  return _id
}

const change = async (form: object) =>
  story.app.patch(`/listings/${listing}`, form, await loggedIn(story.app, story.host))
const readByRenter = async (path: string) =>
  (await story.app.get(path, await loggedIn(story.app, story.renter))).body.data
const placeReadByRenter = async (id: string) => (await readByRenter(`/booking/${id}`)).listing

it('what is over names the place that was let, and so do its receipt and the tax report', async () => {
  const { app, host } = story
  const id = await paid('2026-12', '2026-12')
  const before = await placeReadByRenter(id)
  await moveTo(app, '2027-02-10T12:00:00Z')
  expect((await change(brighton)).status).toBe(200)
  await decide(app, listing, { status: 'approved' })
  expect(await placeReadByRenter(id)).toMatchObject({
    isExact: true,
    address: old,
    coordinates: before.coordinates,
  })
  expect((await readByRenter(`/booking/${id}/receipt`)).space).toContain(old)
  const { csv } = (await app.get('/admin/money/tax-report?year=2026', await again(app))).body.data
  const rows = csv.split('\r\n').filter((row: string) => row.includes(host.user._id))
  expect(rows).toHaveLength(1)
  expect(rows[0]).toContain(old)
})

it('whoever was cancelled with things inside reads where they are after the listing moved', async () => {
  const id = await paid('2027-03', '2027-08')
  await moveTo(story.app, '2027-04-10T12:00:00Z')
  expect((await change(brighton)).body.code).toBe('listing_has_bookings')
  const host = await loggedIn(story.app, story.host)
  await story.app.patch(`/booking/${id}`, { approvalStatus: 'disapproved' }, host)
  expect((await change(brighton)).status).toBe(200)
  expect((await placeReadByRenter(id)).address).toBe(old)
})

it('words that name another town are another place, with the same pin too', async () => {
  const id = await paid('2027-09', '2027-10')
  const { address, formattedAddress } = brighton
  const refused = await change({ address, formattedAddress })
  expect([refused.status, refused.body.code]).toEqual([409, 'listing_has_bookings'])
  expect((await placeReadByRenter(id)).address).toBe(old)
})

it('another house number is read once the operator has approved it', async () => {
  const id = await paid('2027-11', '2027-12')
  const address = `Unit 7, ${old}`
  expect((await change({ address })).status).toBe(200)
  expect((await placeReadByRenter(id)).address).toBe(old)
  await decide(story.app, listing, { status: 'approved' })
  expect((await placeReadByRenter(id)).address).toBe(address)
})

it('an address leaves with the partner whose it was', async () => {
  const { app, host } = story
  const id = await paid('2027-05', '2027-05')
  await moveTo(app, '2027-06-20T12:00:00Z')
  await change(brighton)
  expect((await placeReadByRenter(id)).address).toBe(old)
  await moveTo(app, '2028-02-01T12:00:00Z')
  const { token } = await loggedIn(app, host)
  const left = await app.post('/auth/delete-account', { password: host.password }, { token })
  expect(left.status).toBe(200)
  expect((await placeReadByRenter(id)).address).not.toContain(old)
})

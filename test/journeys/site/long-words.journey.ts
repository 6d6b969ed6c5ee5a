import { phone } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { askForHours, openRenter } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { openHost, operator, publishListing } from '../listings/hosts.ts'
import { payThroughApi } from '../payments/payers.ts'
import { narrow, wide } from './addresses.ts'

/** As long as a name or a title may be, without a place to break. */
const word = 'Aufbewahrung'.repeat(9).slice(0, 100)
const longest = word.repeat(2)
/** In a town without other listings, so that its page shows this space. */
const address = `14 ${word}, ${word}, Whitby, YO21 3AB`
const coordinates = { lat: 54.4863, lng: -0.6133 }
const hourMs = 3_600_000

test('a word of two hundred letters makes no page wider', async ({
  browser,
  baseURL,
  request,
  readMail,
  moveClock,
}) => {
  test.slow()
  const host = await openHost(request, readMail)
  const renter = await openRenter(request, readMail)
  const { _id: hostId } = await call(request, host, 'get', '/users/me')
  for (const person of [host, renter]) {
    const { _id } = await call(request, person, 'get', '/users/me')
    await call(request, person, 'patch', `/users/${_id}`, { firstName: word, lastName: word })
  }
  const listing = await publishListing(request, host, {
    storageTitle: word,
    description: `${longest}\n${longest}`,
    address,
    coordinates,
    formattedAddress: { street: `14 ${word}`, area: word },
    unavailabilityReason: word,
    packingInstruction: word,
  })
  await call(request, host, 'post', '/drivers', {
    firstName: word,
    lastName: word,
    email: `${word.slice(0, 60)}@example.org`,
    phone: '07700 900123',
    vehicleNo: 'AB12 CDE',
    licenseNo: 'REID9657054SM9IJ',
  })
  const search = { name: word.slice(0, 80), filter: { address: word }, alerts: 'off' }
  await call(request, renter, 'post', '/users/saved-searches', search)
  const asked = await askForHours(request, renter, listing._id, [48, 52])
  const booking = asked._id
  const { _id: cancelled } = await askForHours(request, renter, listing._id, [96, 100])
  await call(request, renter, 'patch', `/booking/cancel/${cancelled}`, undefined)
  await call(request, host, 'patch', `/booking/${booking}`, { approvalStatus: 'approved' })
  await payThroughApi(request, renter, asked)
  for (const person of [host, renter]) {
    const text = `${longest} ${'langes Wort '.repeat(17)} https://example.org/${longest}`
    await call(request, person, 'post', `/messages/threads/${asked.threadId}`, { text })
  }
  await moveClock(new Date(Date.parse(asked.startDate) + 20 * hourMs).toISOString())
  const review = { rating: 2, text: `${longest} ${longest}` }
  await call(request, host, 'post', `/booking/${booking}/review`, review)
  const { _id: written } = await call(request, renter, 'post', `/booking/${booking}/review`, review)
  await call(request, host, 'post', `/reviews/${written}/response`, { text: longest })

  const shown = [
    [
      undefined,
      `/book/${listing._id}`,
      `/partner/${hostId}`,
      `/search?s=${word}`,
      '/storage/whitby',
    ],
    [
      renter,
      `/checkout/${listing._id}`,
      '/your-storage',
      `/your-storage/${booking}`,
      `/receipt/${booking}`,
      `/your-storage/${cancelled}`,
      '/cancelled-bookings',
      '/saved',
      '/personal-details',
      `/messages/${asked.threadId}`,
    ],
    [
      host,
      '/listings',
      `/listings/edit/${listing._id}`,
      '/bookings',
      `/bookings/${booking}`,
      `/bookings/${cancelled}`,
      '/drivers',
      '/bank-details',
      '/personal-details',
      `/messages/${asked.threadId}`,
    ],
    [
      operator,
      `/admin/listings/${listing._id}`,
      `/admin/people?q=${host.email}`,
      `/admin/bookings?q=${word}`,
      `/admin/bookings/${cancelled}`,
      `/admin?status=approved&q=${word}`,
      '/admin/money?view=payments',
      `/admin/people/${hostId}`,
      '/admin/audit',
    ],
  ] as const
  for (const [person, ...pages] of shown) {
    const context = await browser.newContext({ ...(baseURL && { baseURL }) })
    const page = await context.newPage()
    if (person) await openSignedIn(page, person)
    for (const path of pages) {
      // Public pages are cached for a moment, so an older one may still be served.
      await expect(async () => {
        if (person) await goOnTo(page, path)
        else await page.goto(path)
        await expect(page.getByText(word.slice(0, 12)).first(), path).toBeAttached({
          timeout: 5000,
        })
      }).toPass({ timeout: 20_000 })
      for (const size of [narrow, phone.viewport, wide]) {
        await page.setViewportSize(size)
        await expectNoSidewaysScroll(page)
      }
    }
    await context.close()
  }
})

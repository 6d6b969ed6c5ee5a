import type { APIRequestContext, Page, Route } from '@playwright/test'
import type { Booking } from '#bookings/rules/wire.ts'
import { hourMs } from '#foundation/rules/time/lengths.ts'
import { expectSaid, logInElsewhere } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import {
  expect,
  expectAlive,
  expectNoAxeViolations,
  expectNoSidewaysScroll,
  test,
} from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'

/** The renter of the demo has a paid booking by the hour and others by the month. */
const rowan = { email: 'renter@holdall.test', password: 'Holdall1!' }
test('CANCEL ORDER counts down by the clock of the server, and the refund is shown first', async ({
  page,
  request,
  moveClock,
}) => {
  const booked = await paidBookings(request)
  const byTheHour = booked.find(({ type }) => type === 'hourly')
  const running = booked.find(({ type, startDate }) => type === 'monthly' && isPast(startDate))
  if (!byTheHour || !running) throw new Error('The demonstration has no such bookings')
  const start = Date.parse(byTheHour.startDate)
  const end = Date.parse(byTheHour.endDate ?? '')
  const at = (instant: number) => moveClock(new Date(instant).toISOString())
  const order = page.getByRole('button', { name: /^CANCEL ORDER/ })
  const plain = page.getByRole('button', { name: 'Cancel booking', exact: true })

  await openSignedIn(page, rowan, `/your-storage/${running._id}`)
  await expect(plain).toBeVisible()
  await expect(order).toHaveCount(0)

  await at(start - 25 * hourMs)
  await page.clock.install()
  await page.goto(`/your-storage/${byTheHour._id}`)
  await expectAlive(plain)
  await expect(order).toHaveCount(0)
  await at(start - 24 * hourMs + 1000)
  await page.clock.fastForward(hourMs + 1000)
  await expect(order).toHaveText(/^CANCEL ORDER23h 5\dm \d\ds$/)
  await expect(plain).toHaveCount(0)
  const before = await order.textContent()
  await expect(order).not.toHaveText(before ?? '')
  await expectDetail(page, byTheHour)

  await at(start + 1000)
  await page.reload()
  await expect(order).toHaveText(/^CANCEL ORDER05h 59m/)
  await at(end + 1000)
  await page.reload()
  await expect(page.getByText(/^Ended on/)).toBeVisible()
  await expect(order).toHaveCount(0)
  await expect(plain).toHaveCount(0)

  await at(start - 2 * hourMs)
  await page.setViewportSize(narrow)
  await page.reload()
  await order.click()
  const asking = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
  await expect(asking).toContainText('You get back£0')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await asking.getByRole('button', { name: 'No, keep it' }).click()
  await expect(asking).toBeHidden()
  const reviews = page.getByRole('region', { name: 'Reviews', exact: true })
  await expect(reviews).toContainText('You can review this booking')
  await page.route(`**/booking/cancel/${byTheHour._id}`, answerMore, { times: 1 })
  await order.click()
  await expect(asking).toContainText('You get back£5')
  await asking.getByRole('button', { name: 'Yes, cancel' }).click()
  await expect(asking).toContainText('What you would get back has changed')
  await expect(asking).toContainText('You get back£0')
  await expectNoAxeViolations(page)
  await asking.getByRole('button', { name: 'Yes, cancel' }).click()
  await expectSaid(page, 'Booking cancelled successfully.')
  await expect(page.getByText('Cancelled by you')).toBeVisible()
  await expect(reviews, 'nobody was there, so there is nothing to review').toHaveCount(0)
  await expect(order).toHaveCount(0)

  await page.goto(`/your-storage/${running._id}`)
  await plain.click()
  await expect(asking).toContainText('Refunds were possible until')
  await asking.getByRole('button', { name: 'Yes, cancel' }).click()
  await expectSaid(page, 'Booking cancelled successfully.')
  await page.goto('/cancelled-bookings')
  await expect(page.getByRole('article')).toHaveCount(3)
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
})

/** As if it had been asked for a while ago. */
async function answerMore(route: Route) {
  const response = await route.fetch()
  const { data, ...rest } = await response.json()
  const refund = { ...data.refund, amount: 5, amountPence: 500 }
  await route.fulfill({ response, json: { ...rest, data: { ...data, refund } } })
}

/** The panels that every booking has, and what a renter sees once it is paid. */
async function expectDetail(page: Page, { partner, listing }: Booking) {
  const panel = (name: string) => page.getByRole('region', { name, exact: true })
  const person = panel('Partner information')
  const message = person.getByRole('link', { name: 'MESSAGE PARTNER' })
  await expect(message).toHaveAttribute('href', new RegExp(`^mailto:${partner.email}`))
  const conversation = person.getByRole('link', { name: 'Write here on Holdall' })
  await expect(conversation).toHaveAttribute('href', /^\/messages\/[0-9a-f-]{36}$/)
  await expect(panel('Booking period')).toContainText('6 hours')
  await expect(panel('Additional services')).toContainText('No pickup was booked.')
  await expect(panel('Access')).toContainText(listing.address)
  await expect(panel('Price')).toContainText('Total')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Add to your calendar' }).click()
  expect((await saved).suggestedFilename()).toMatch(/^holdall-.*\.ics$/)
  await expectNoAxeViolations(page)
}

async function paidBookings(request: APIRequestContext): Promise<Booking[]> {
  const headers = { authorization: `Bearer ${await logInElsewhere(request, rowan)}` }
  const response = await request.get('/api/v1/booking?approvalStatus=approved', { headers })
  const { data }: { data: Booking[] } = await response.json()
  return data.filter(({ paymentStatus }) => paymentStatus === 'successful')
}

function isPast(instant: string): boolean {
  return Date.parse(instant) < Date.now()
}

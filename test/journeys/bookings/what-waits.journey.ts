import { openSignedIn } from '../accounts/signed-in.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { payForMoving } from '../moving/moved-things.ts'
import { narrow } from '../site/addresses.ts'
import { paidBooking } from './both-sides.ts'
import { tenOn } from './days.ts'

test('a partner sees on their home what waits for them, and is led to each', async ({
  page,
  request,
  readMail,
}) => {
  test.slow()
  const form = { storageTitle: 'Arch 9', storageNumber: 3 }
  const { host, renter, listing, booking } = await paidBooking(request, readMail, { form })
  const viewing = { listing: listing._id, times: [tenOn(2).toISOString()] }
  await call(request, renter, 'post', '/viewings', viewing)
  const items = `/booking/${booking._id}/items`
  const item = await call(request, renter, 'post', items, { name: 'Box', count: 2 })
  const lines = [{ item: item._id, count: 2 }]
  const record = { kind: 'handOver', lines }
  await call(request, renter, 'post', `/booking/${booking._id}/item-records`, record)

  await openSignedIn(page, host)
  const waiting = page.getByRole('region', { name: 'Waits for you' })
  await expect(waiting.getByRole('listitem')).toHaveText([
    new RegExp(`${renter.firstName} would like to see Arch 9.*Choose a time by`),
    new RegExp(`${renter.firstName} has recorded something about the things in Arch 9`),
  ])
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await waiting.getByRole('link', { name: 'has recorded something' }).click()
  await expect(page).toHaveURL(`/inventory/${booking._id}`)
  await page.goto('/listings')
  await waiting.getByRole('link', { name: 'would like to see' }).click()
  await expect(page).toHaveURL('/viewings')
})

test('on a telephone the way to a move that waits ends at its panel', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, booking } = await payForMoving(request, readMail)
  await page.setViewportSize({ width: 390, height: 844 })
  await openSignedIn(page, host)
  const name = `Nobody drives for ${renter.firstName} to Barn by the canal yet`
  const way = page.getByRole('link', { name })
  // The move comes a moment after the payment.
  await expect(async () => {
    await page.reload()
    await expect(way).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await way.click()
  await expect(page).toHaveURL(`/bookings/${booking}#move`)
  const move = page.getByRole('region', { name: 'The move' })
  await expect(move.getByRole('heading', { name: 'The move' })).toBeInViewport()
})

import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { paidBooking } from './both-sides.ts'

test('a partner sees on their home who comes and who leaves in the next days', async ({
  page,
  request,
  readMail,
}) => {
  test.slow()
  const form = { storageTitle: 'Arch 9', storageNumber: 3, unavailabilityPeriods: [] }
  const { host, renter, booking } = await paidBooking(request, readMail, { form, hours: [26, 50] })
  await openSignedIn(page, host)
  const coming = page.getByRole('region', { name: 'Today and in the next 7 days' })
  await expect(coming.getByRole('listitem')).toHaveText([/Start: /, /End: /])
  await expect(coming.getByRole('listitem').first()).toContainText(`For ${renter.firstName}`)
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await coming.getByRole('link', { name: /^Arch 9 .* Start: / }).click()
  await expect(page).toHaveURL(`/bookings/${booking._id}`)
})

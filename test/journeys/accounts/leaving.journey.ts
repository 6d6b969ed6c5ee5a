import { paidBooking } from '../bookings/both-sides.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../fixtures.ts'
import { expect, logInElsewhere, phone, test } from './people.ts'
import { openSignedIn } from './signed-in.ts'

test.use(phone)

test('a partner who is still needed is told why, and stays', async ({
  page,
  request,
  readMail,
}) => {
  const { host } = await paidBooking(request, readMail)
  await openSignedIn(page, host, '/personal-details')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const asking = page.getByRole('dialog', { name: 'Delete your account?' })
  await asking.getByLabel('Your password').fill(host.password)
  await asking.getByRole('button', { name: 'Delete my account' }).click()
  await expect(asking.getByRole('alert')).toContainText('those bookings have not ended')
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
  await asking.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.getByRole('heading', { name: 'Your data', exact: true })).toBeVisible()
  expect(await logInElsewhere(request, host)).not.toBe('')
})

import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { openBothSides } from './both-sides.ts'
import { askForHours } from './renters.ts'

test('a partner leafs through more requests than a page holds', async ({
  page,
  request,
  readMail,
}) => {
  test.slow()
  const form = { services: [], storageNumber: 30, hourlyRate: 10 }
  const { host, renter, listing } = await openBothSides(request, readMail, form)
  for (let hour = 0; hour < 25; hour += 1) {
    await askForHours(request, renter, listing._id, [48 + hour, 51 + hour])
  }
  const { _id: denied } = await askForHours(request, renter, listing._id, [24, 28])
  const answer = await request.patch(`/api/v1/booking/${denied}`, {
    headers: { authorization: `Bearer ${host.token}` },
    data: { approvalStatus: 'disapproved' },
  })
  expect(answer.status()).toBe(200)

  await openSignedIn(page, host, '/bookings')
  const cards = page.getByRole('main').getByRole('article')
  const tab = (name: string) => page.getByRole('tab', { name })
  const more = page.getByRole('button', { name: 'Show more' })
  await expect(tab('Pending 25')).toHaveAttribute('aria-selected', 'true')
  await expect(cards).toHaveCount(24)

  await test.step('the rest comes by a press, and is still there on the way back', async () => {
    await more.click()
    await expect(cards).toHaveCount(25)
    await expect(more).toBeHidden()
    await cards.last().getByRole('link').first().click()
    await expect(page).toHaveURL(/bookings\/\w/)
    await page.goBack()
    await expect(cards).toHaveCount(25)
  })

  await test.step('another tab has its own', async () => {
    await tab('Disapproved 1').click()
    await expect(cards).toHaveCount(1)
    await expect(tab('Pending 25')).toBeVisible()
    await expectNoAxeViolations(page)
  })

  await test.step('a search looks through all of them', async () => {
    await page.getByRole('searchbox').fill(`${renter.firstName} zebra`)
    await expect(tab('Pending 0')).toBeVisible()
    await expect(cards).toHaveCount(0)
    await page.getByRole('searchbox').fill(renter.firstName)
    await expect(tab('Pending 25')).toBeVisible()
    await expect(cards).toHaveCount(1)
  })

  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
})

import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { openBothSides } from './both-sides.ts'
import { askForHours } from './renters.ts'

const widths = [320, 768, 1440]

test('a partner answers two requests from the mail without logging in', async ({
  page,
  request,
  readMail,
}) => {
  const form = { services: [], storageNumber: 3, storageTitle: 'Arch 12', hourlyRate: 10 }
  const { host, renter, listing } = await openBothSides(request, readMail, form)
  const linksOf = async () => {
    const { text } = await readMail(host.email, /would like to book/)
    const [, approve = '', decline = ''] =
      /(\/answer-request\/\S+=approve)[\s\S]+(\/answer-request\/\S+=decline)/.exec(text) ?? []
    return { approve, decline }
  }

  const first = await askForHours(request, renter, listing._id, [30, 40])
  const links = await linksOf()
  await page.goto(links.decline)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(`Deny the request of ${renter.firstName}?`)
  await expect(page.getByLabel('Reason')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('link', { name: 'Approve instead' }).click()
  await expect(heading).toHaveText(`Approve the request of ${renter.firstName}?`)
  await expect(page.getByText('£80')).toBeVisible()
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  }
  await page.getByRole('button', { name: 'Yes, approve' }).focus()
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('You have answered this request')
  await expect(page.getByText('the renter has been asked to pay')).toBeVisible()
  await expectNoAxeViolations(page)
  await page.goto(links.decline)
  await expect(page.getByText('the renter has been asked to pay')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See the request' })).toHaveAttribute(
    'href',
    `/bookings/${first._id}`,
  )

  await askForHours(request, renter, listing._id, [50, 60])
  const { decline } = await linksOf()
  expect(decline).not.toBe(links.decline)
  await page.goto(decline)
  await page.getByLabel('Reason').fill('The lift is out of order then.')
  await page.getByRole('button', { name: 'Yes, deny' }).click()
  await expect(page.getByText('The request is denied.')).toBeVisible()
  const { text } = await readMail(renter.email, /is not available to you/)
  expect(text).toContain('The lift is out of order then.')
})

test('a page left open is told what has happened since, and a made-up link says so', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail, {
    services: [],
    storageNumber: 1,
  })
  const asked = await askForHours(request, renter, listing._id, [30, 40])
  const { text } = await readMail(host.email, /would like to book/)
  await page.goto(/\/answer-request\/\S+=approve/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('button', { name: 'Yes, approve' })).toBeVisible()
  await call(request, renter, 'patch', `/booking/cancel/${asked._id}`, undefined)
  await page.getByRole('button', { name: 'Yes, approve' }).click()
  await expect(page.getByText('There is nothing left to answer')).toBeVisible()
  await expect(page.getByText('The booking is cancelled.')).toBeVisible()
  await page.goto(`/answer-request/${'x'.repeat(43)}?answer=approve`)
  await expect(page.getByText('This link is not one of ours')).toBeVisible()
  await expectNoAxeViolations(page)
})

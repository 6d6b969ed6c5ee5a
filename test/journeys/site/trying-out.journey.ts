import { expect, openUnverifiedAccount, readCode, test } from '../accounts/people.ts'
import { expectNoAxeViolations } from '../fixtures.ts'

test('a demonstration shows the mail that it would have sent', async ({
  page,
  request,
  readMail,
}) => {
  const { email } = await openUnverifiedAccount(request, 'customer')
  const code = await readCode(readMail, email)
  await page.goto(`/dev/outbox?to=${encodeURIComponent(email)}`)
  await expectNoAxeViolations(page)
  await page.getByText(`To ${email}`).first().click()
  await expect(page.frameLocator('iframe').getByText(code)).toBeVisible()
  await page.getByText('As plain text').click()
  await expect(page.locator('pre')).toContainText(code)
})

test('a demonstration shows the component kit', async ({ page }) => {
  await page.goto('/dev/kit')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const failing = page.getByRole('button', { name: 'Error toast' })
  for (const _press of [1, 2, 3, 4]) await failing.click()
  await expect(page.getByRole('log').getByText('Network error.')).toHaveCount(4)
  await expect(page.locator('[data-toast=error]')).toHaveCount(3)
})

import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '#accounts/rules/demo-people.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import {
  expectSaid,
  fillSignup,
  inventPerson,
  openUnverifiedAccount,
  readCode,
} from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { narrow, wide } from '../site/addresses.ts'

test('hearts come along into the account, and a search is saved and its emails ended', async ({
  page,
  readMail,
  request,
  moveClock,
}) => {
  await page.goto('/search?s=leeds')
  const heart = page.getByRole('button', { name: /^Save (?!this)/ }).first()
  const title = (await heart.getAttribute('aria-label'))?.replace('Save ', '') ?? ''
  await heart.click()
  await page
    .getByRole('button', { name: /^Save (?!this)/ })
    .nth(1)
    .click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  for (const n of [0, 1]) await page.getByRole('checkbox').nth(n).check()
  const sizes = page.getByRole('row', { name: /drawn to one scale/ })
  await expect(sizes.getByRole('img')).toHaveCount(2)
  for (const what of ['Reviews', 'The partner', 'Access']) {
    await expect(page.getByRole('rowheader', { name: what, exact: true })).toBeVisible()
  }
  await page.getByRole('button', { name: 'Price to your door' }).click()
  await page.getByRole('combobox', { name: 'For how long' }).selectOption('6 months')
  await page.getByRole('button', { name: 'Show prices' }).click()
  await expect(page.getByText('Whole sums with tax for 6 months.')).toBeVisible()
  const sums = page.getByRole('row', { name: /Price to your door/ })
  await expect(sums.getByText('The cheapest of these').first()).toBeVisible()
  // Elements scrolled under the sticky header count as covered.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page)
  await page.setViewportSize(narrow)
  await expectNoSidewaysScroll(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectNoAxeViolations(page)
  const sideBySide = page.getByRole('heading', { name: 'Side by side' })
  await expect(sideBySide).not.toBeInViewport()
  await page.getByRole('button', { name: 'See 2 side by side' }).first().click()
  await expect(sideBySide).toBeInViewport()
  await expect(page.locator(':focus').filter({ has: sideBySide })).toHaveCount(1)
  const partners = page.getByRole('row', { name: /^The partner/ })
  await partners.scrollIntoViewIfNeeded()
  for (const n of [0, 1]) {
    await expect(partners.getByRole('cell').nth(n)).toBeInViewport({ ratio: 1 })
  }
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await page.setViewportSize(wide)
  await page.getByRole('link', { name: 'Log in to have them everywhere' }).click()
  await page.getByLabel('Email').fill('renter@holdall.test')
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Log In' }).click()
  await expect(page).toHaveURL(/\/saved$/)
  await expect(page.getByRole('link', { name: title })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('holdall.hearts'))).toBeNull()

  await page.goto('/search')
  await page.getByRole('button', { name: 'Save this search' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name of the search').fill('For my bikes')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(dialog).toContainText('What you typed is still here')
  await expect(dialog.getByLabel('Name of the search')).toHaveValue('For my bikes')
  await dialog.getByLabel('Email me').selectOption('At once')
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await expect(dialog).toBeHidden()
  await page.goto('/saved')
  await expect(page.getByRole('heading', { name: 'For my bikes' })).toBeVisible()
  await expectNoAxeViolations(page)

  await lowerAPrice(request)
  const tomorrow = new Date(Date.now() + 25 * hourMs)
  await moveClock(tomorrow.toISOString())
  const { text } = await readMail('renter@holdall.test', /For my bikes/)
  const link = /\/stop-alerts\/\S+/.exec(text)?.[0] ?? ''
  await page.goto(link.slice(0, -1))
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await expect(page.getByText(/use the link in the newest one/)).toBeVisible()
  await page.goto(link)
  await page.getByRole('button', { name: 'End the emails' }).click()
  await expect(page.getByRole('status')).toContainText('no longer write to you')

  await page.goto('/saved')
  await page.getByRole('button', { name: 'Delete the search For my bikes' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this search?' })
  await expect(question).toContainText('is then no longer among your saved searches')
  await question.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByRole('heading', { name: 'For my bikes' })).toBeHidden()
})

test('a search is saved by somebody who had no account, who is told why to make one', async ({
  page,
  readMail,
}) => {
  const person = inventPerson('customer')
  await page.goto('/search?s=leeds')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await expect(page.getByText('Log in to save this search, or create an account.')).toBeVisible()
  await page.getByRole('link', { name: 'Create an account' }).click()
  await expect(page.getByText('Create an account to save this search.')).toBeVisible()
  await expect(page.getByRole('radio', { name: /Store your things/ })).toBeChecked()
  await fillSignup(page, person)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByLabel('Your 6-digit code').fill(await readCode(readMail, person.email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await expect(dialog.getByLabel('Name of the search')).toHaveValue(/Leeds/)
  await expect(page).toHaveURL('/search?s=leeds')
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await expectSaid(page, 'Saved. You find it under “Saved”.')
  await page.reload()
  await expect(page.getByRole('button', { name: 'Save this search' })).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('whoever has yet to prove their email is led there before a search is saved', async ({
  page,
  request,
  readMail,
}) => {
  const person = await openUnverifiedAccount(request, 'customer')
  await openSignedIn(page, person, '/verify')
  await page.goto('/saved')
  const verify = page.getByRole('link', { name: 'Verify your email to save searches' })
  await expect(verify).toBeVisible()
  await page.goto('/search?s=leeds')
  const results = page.getByRole('list', { name: 'Results' })
  await results.getByRole('button', { name: /^Save/ }).first().click()
  await expectSaid(page, 'Saved in this browser. Verify your email to have it everywhere.')
  await page.getByRole('button', { name: 'Save this search' }).click()
  await page.getByLabel('Your 6-digit code').fill(await readCode(readMail, person.email))
  await page.getByRole('button', { name: 'Verify email' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByRole('button', { name: 'Save this search' }).click()
  await expectSaid(page, 'Saved. You find it under “Saved”.')
  await page.goto('/saved')
  await expect(page.getByRole('button', { name: /^Delete the search/ })).toBeVisible()
  await expect(verify).toBeHidden()
})

test('a visitor reads on a saved space from when it is free', async ({
  page,
  request,
  readMail,
}) => {
  const dayOf = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  const closed = { startDate: dayOf(-2), endDate: dayOf(40) }
  const { _id } = await publishListing(request, await openHost(request, readMail), {
    storageTitle: 'Loft that is closed for now',
    unavailabilityPeriods: [closed],
  })
  await page.goto(`/book/${_id}`)
  const heart = page.getByRole('main').getByRole('button', { name: /^Save/ }).first()
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/saved')
  const card = page.getByRole('article').filter({ hasText: 'Loft that is closed for now' })
  await expect(card).toContainText(/Free from \d+ \w+ \d{4}/)
})

async function lowerAPrice(request: APIRequestContext): Promise<void> {
  const person = { email: 'partner@holdall.test', password: demoPassword }
  const login = await request.post('/api/v1/auth/login', { data: person })
  const headers = { authorization: `Bearer ${(await login.json()).data.token}` }
  const mine = (await (await request.get('/api/v1/listings', { headers })).json()).data
  const { _id, monthlyRate } = mine.find(({ status }: { status: string }) => status === 'approved')
  const cheaper = { monthlyRate: monthlyRate - 1 }
  expect((await request.patch(`/api/v1/listings/${_id}`, { headers, data: cheaper })).ok()).toBe(
    true,
  )
}

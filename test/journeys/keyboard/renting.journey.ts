import type { Page } from '@playwright/test'
import { expectSaid, openAccount, phone } from '../accounts/people.ts'
import { expect, test } from '../fixtures.ts'
import { openHost, publishListing } from '../listings/hosts.ts'
import { press, tabTo, typeInto } from './keys.ts'

test.use({ viewport: phone.viewport })

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })

test('somebody with nothing but keys finds a space, books, pays and cancels', async ({
  page,
  request,
  readMail,
}) => {
  const [host, renter] = [
    await openHost(request, readMail),
    await openAccount(request, readMail, 'customer'),
  ]
  const storageTitle = 'Garage for nimble fingers'
  await publishListing(request, host, {
    storageTitle,
    address: '7 Typewriter Mews, Headingley, Leeds LS6 3AB',
    formattedAddress: { street: '7 Typewriter Mews', area: 'Headingley' },
    services: [],
    bookingNotice: 'none',
    autoApprove: true,
  })

  await test.step('logs in', async () => {
    await page.goto('/login?redirect=%2Fsearch')
    await typeInto(page, page.getByLabel('Email', { exact: true }), renter.email)
    await typeInto(page, page.getByLabel('Password', { exact: true }), renter.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search')
  })

  await test.step('searches, narrows down and opens what was found', async () => {
    await typeInto(page, page.getByRole('search').getByRole('combobox'), 'Typewriter Mews')
    await page.keyboard.press('Enter')
    const filters = button(page, 'Filters')
    await press(page, filters)
    const dialog = page.getByRole('dialog', { name: 'Filters' })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Shift+Tab')
    await expect(dialog.locator(':focus'), 'the dialog keeps the focus').toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(filters).toBeFocused()
    await page.keyboard.press('Enter')
    await tabTo(page, dialog.getByLabel('Storage type'))
    await page.keyboard.type('Garage')
    await press(page, dialog.getByRole('button', { name: 'Apply Filters' }))
    await expect(button(page, 'Filters 1 active')).toBeFocused()
    await press(page, page.getByRole('article').getByRole('link'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(storageTitle)
  })

  await test.step('chooses months and books', async () => {
    await press(page, button(page, 'Choose dates'))
    for (const [field, steps] of [
      ['First month', 1],
      ['Last month', 0],
    ] as const) {
      const months = page.getByRole('dialog', { name: field })
      const opener = button(page, new RegExp(`^${field}`))
      await press(page, opener)
      await expect(months.locator('[role=option]:focus')).toHaveCount(1)
      if (steps) await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(opener).toBeFocused()
    }
    await press(page, page.getByRole('dialog').getByRole('button', { name: 'Book Now' }))
    await expect(page).toHaveURL(/\/checkout\//)
    await press(page, page.getByRole('switch', { name: /^I agree/ }), 'Space')
    await press(page, button(page, 'Book Now'))
    await expectSaid(page, 'Storage listing successfully booked')
  })

  await test.step('pays and comes back', async () => {
    await press(page, page.getByRole('article').getByRole('link', { name: storageTitle }))
    await press(page, button(page, /^Pay £/))
    await expect(page).toHaveURL(/\/sandbox\//)
    await press(page, button(page, /^Pay £/))
    await expect(page.getByRole('heading', { name: 'Payment Successful' })).toBeVisible()
    await expect(page).toHaveURL(/\/your-storage\//)
  })

  await test.step('cancels, and is not left nowhere', async () => {
    const cancel = button(page, /^(Cancel booking|CANCEL ORDER)/)
    await press(page, cancel)
    const asking = page.getByRole('alertdialog', { name: 'Cancel this booking?' })
    await expect(asking).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(cancel).toBeFocused()
    await page.keyboard.press('Enter')
    await press(page, asking.getByRole('button', { name: 'Yes, cancel' }))
    await expectSaid(page, 'Booking cancelled successfully.')
    await expect(page.getByRole('main')).toBeFocused()
    await expect(page.getByText('Cancelled by you')).toBeVisible()
  })
})

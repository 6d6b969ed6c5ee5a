import type { Page } from '@playwright/test'
import { expectNoAxeViolations, expectNoSidewaysScroll, goOnTo } from '../fixtures.ts'
import {
  expect,
  expectSaid,
  fillLogin,
  homes,
  inventPerson,
  phone,
  type Role,
  readCode,
  test,
} from './people.ts'

const sizes = { 'on a desk': {}, 'on a phone': phone }

async function expectTidy(page: Page) {
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
}

for (const [where, size] of Object.entries(sizes)) {
  test.describe(where, () => {
    test.use(size)

    for (const role of ['partner', 'customer'] as Role[]) {
      test(`a ${role} goes from Get Started to deleting the account`, async ({
        page,
        readMail,
      }) => {
        const person = inventPerson(role)
        await page.goto('/')
        await page.getByRole('link', { name: 'Get Started' }).first().click()
        await expect(page).toHaveURL(/\/signup/)
        if (role === 'customer') await page.getByText('Store your things').click()
        await page.getByLabel('First name').fill(person.firstName)
        await page.getByLabel('Last name').fill(person.lastName)
        await page.getByLabel('Email', { exact: true }).fill(person.email)
        await page.getByLabel('Password', { exact: true }).fill(person.password)
        await expectTidy(page)
        await page.getByRole('button', { name: 'Create account' }).click()

        await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
        await expectTidy(page)
        const code = await readCode(readMail, person.email)
        await page.getByLabel('Your 6-digit code').fill(code)
        await page.getByRole('button', { name: 'Verify email' }).click()
        await expect(page).toHaveURL(homes[role])

        await goOnTo(page, '/personal-details')
        await page.getByLabel('Phone').fill('07700 900123')
        await page.getByRole('button', { name: 'Save changes' }).click()
        await expectSaid(page, 'Profile successfully updated')
        await expectTidy(page)

        if (where === 'on a phone') await page.getByRole('button', { name: 'Menu' }).click()
        await page.getByRole('button', { name: 'Log out', exact: true }).click()
        await expect(page).toHaveURL(/\/login/)
        await fillLogin(page, person)
        await page.getByRole('button', { name: 'Log in' }).click()
        await expect(page).toHaveURL(homes[role])
        await goOnTo(page, '/personal-details')
        await page.getByRole('button', { name: 'Delete account' }).click()
        await page.getByLabel('Your password').fill(person.password)
        await page.getByRole('button', { name: 'Delete my account' }).click()
        await expect(page).toHaveURL('/login')
        await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
        await expectTidy(page)
      })
    }
  })
}

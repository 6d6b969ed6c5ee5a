import type { Page } from '@playwright/test'
import { expect, expectSaid, openAccount, test } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { leaveDrawingToBrowser } from '../accounts/undrawn.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../fixtures.ts'

const fill = async (page: Page, values: Record<string, string>) => {
  for (const [label, value] of Object.entries(values)) {
    await page.getByRole('dialog').getByLabel(label, { exact: true }).fill(value)
  }
}

const dan = {
  'First name': 'Dan',
  'Last name': 'Okafor',
  Email: 'dan.okafor@example.org',
  Phone: '07700 900123',
  'Vehicle registration': 'ab12 cde',
  'Driving licence number': 'okafo657054sm9ij',
}

test('a partner adds a driver, looks at the profile, changes it and deletes it', async ({
  page,
  request,
  readMail,
}) => {
  const partner = await openAccount(request, readMail, 'partner')
  await leaveDrawingToBrowser(page)
  await openSignedIn(page, partner, '/drivers')
  await expect(page.getByRole('heading', { name: 'No drivers yet' })).toBeVisible()
  await expectNoAxeViolations(page)

  await test.step('Save waits until all six fields are filled', async () => {
    await page.getByRole('button', { name: 'Add driver' }).click()
    const save = page.getByRole('button', { name: 'Save', exact: true })
    for (const [label, value] of Object.entries(dan)) {
      await expect(save).toBeDisabled()
      await expect(page.getByRole('status').filter({ hasText: `${label}` })).toBeVisible()
      await fill(page, { [label]: value })
    }
    await expect(save).toBeEnabled()
    await expectNoAxeViolations(page)
    const picture = page.getByLabel('Picture', { exact: true })
    await picture.setInputFiles(await photographOf(209_716))
    await expectSaid(page, 'image should not be more than 200KB')
    await picture.setInputFiles(await photographOf(209_715))
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeVisible()
    await save.click()
    await expectSaid(page, 'Driver was successfuly created')
    await page.getByRole('button', { name: 'Add driver' }).click()
    await expect(page.getByLabel('First name', { exact: true })).toHaveValue('')
    await page.keyboard.press('Escape')
  })

  const card = page.getByRole('article', { name: 'Dan Okafor' })
  await test.step('the card and the profile show the driver, the licence only in part', async () => {
    await expect(card).toContainText('dan.okafor@example.org')
    await expect(card).toContainText('07700 900123')
    await expect(card.locator('img[src^="/media/"]')).toBeVisible()
    await card.getByRole('button', { name: /^View Profile/ }).click()
    const profile = page.getByRole('dialog', { name: 'Driver profile' })
    await expect(profile).toContainText('AB12 CDE')
    await expect(profile).toContainText('••••••••••••M9IJ')
    await expectNoAxeViolations(page)
    await profile.getByRole('button', { name: 'Edit', exact: true }).click()
    await expect(page.getByRole('dialog', { name: 'Edit driver' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(card.getByRole('button', { name: /^View Profile/ })).toBeFocused()
  })

  await test.step('Update waits for what was emptied and never sends the email', async () => {
    await card.getByRole('button', { name: 'Edit Dan Okafor' }).click()
    const update = page.getByRole('button', { name: 'Update', exact: true })
    await expect(page.getByRole('dialog').getByLabel('Email', { exact: true })).toBeDisabled()
    const { Email: _fixed, ...others } = dan
    for (const [label, value] of Object.entries(others)) {
      await fill(page, { [label]: ' ' })
      await expect(update).toBeDisabled()
      await fill(page, { [label]: value })
      await expect(update).toBeEnabled()
    }
    await fill(page, { 'First name': 'Daniel' })
    const sent = page.waitForRequest(sending => sending.method() === 'PATCH')
    await update.click()
    expect((await sent).postDataJSON()).not.toHaveProperty('email')
    await expectSaid(page, 'Driver was successfuly updated')
  })

  const renamed = page.getByRole('article', { name: 'Daniel Okafor' })
  await test.step('nothing sticks out on the narrowest phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(renamed).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('deleting asks first, with its answers in the order of the Tab key', async () => {
    const remove = renamed.getByRole('button', { name: 'Delete Daniel Okafor' })
    await remove.click()
    const answers = page.getByRole('alertdialog').getByRole('button', { name: /^(No|Yes)$/ })
    await expect(answers).toHaveCount(2)
    const tops = await answers.evaluateAll(all => all.map(one => one.getBoundingClientRect().top))
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.getByRole('alertdialog').getByRole('button', { name: 'No' }).click()
    await expect(renamed).toBeVisible()
    await remove.click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Yes' }).click()
    await expectSaid(page, 'Driver was successfuly deleted')
    await expect(renamed).toBeHidden()
  })

  await test.step('a list that cannot be loaded says so and offers to try again', async () => {
    await page.route('**/api/v1/drivers', route => route.fulfill({ status: 503, body: '' }))
    await page.reload()
    await expect(page.getByText('We could not load your drivers')).toBeVisible()
    await page.unroute('**/api/v1/drivers')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { name: 'No drivers yet' })).toBeVisible()
  })
})

import type { Page, Route } from '@playwright/test'
import { formatDay } from '#foundation/rules/time/time.ts'
import { expectSaid } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { paidBooking } from '../bookings/both-sides.ts'
import { chooseDayAhead, tenOn } from '../bookings/days.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { newPage, panel } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'

/** As long as a name may be, without a place to break. */
const longWord = 'Sideboardaufbewahrung'.repeat(4).slice(0, 80)

async function expectFits(page: Page) {
  await expectNoAxeViolations(page)
  await expectNoSidewaysScroll(page)
}

test('things are listed, handed over, confirmed by the other side, and asked back', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const { host, renter, booking } = await paidBooking(request, readMail, { hours: [2, 60] })
  await page.setViewportSize(narrow)

  await test.step('the renter lists two things, one with a picture', async () => {
    await openSignedIn(page, renter, `/your-storage/${booking._id}`)
    await panel(page, 'Things in store').getByRole('link', { name: 'List your things' }).click()
    await expect(page.getByRole('heading', { name: 'Nothing is listed yet' })).toBeVisible()
    await expectFits(page)
    await page.getByRole('button', { name: 'Add a thing' }).click()
    const adding = page.getByRole('dialog', { name: 'Add a thing' })
    await adding.getByLabel('What is it?').fill('Oak sideboard')
    await adding.getByLabel('Declared value').fill('much')
    await expect(adding.getByText('Please give an amount')).toBeVisible()
    await adding.getByLabel('Declared value').fill('450.50')
    await adding.getByLabel('Pictures').setInputFiles(await photographOf(40_000))
    await expect(adding.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await adding.getByLabel('Add another after this one').check()
    await expectFits(page)
    const answer = Promise.withResolvers<void>()
    const late = (route: Route) => answer.promise.then(() => route.continue())
    await page.route('**/items', late, { times: 1 })
    await adding.getByRole('button', { name: 'Save' }).click()
    await adding.getByLabel('What is it?').fill(longWord)
    answer.resolve()
    await expectSaid(page, 'The list is saved')
    await expect(adding.getByLabel('Declared value')).toHaveValue('')
    await expect(adding.getByLabel('What is it?')).toHaveValue(longWord)
    const count = adding.getByRole('spinbutton', { name: 'How many?' })
    await count.fill('2.7')
    await count.press('Enter')
    await expect(count).toHaveAccessibleDescription('Please give a whole number, such as 2.')
    await expect(count).toHaveValue('2.7')
    await count.fill('3')
    await page.mouse.wheel(0, 100)
    await count.press('ArrowUp')
    await expect(count).toHaveValue('4')
    await adding.getByLabel('Add another after this one').uncheck()
    await adding.getByRole('button', { name: 'Save' }).click()
    await expect(adding).toBeHidden()
    await expect(panel(page, 'The list')).toContainText('2 things, declared at £450.50')
  })

  await test.step('and records that both were handed over', async () => {
    await page.getByRole('button', { name: 'Record a hand-over' }).click()
    const recording = page.getByRole('dialog', { name: 'Record a hand-over' })
    await expect(recording.getByRole('button', { name: 'Record it' })).toBeDisabled()
    await expect(recording.getByText('Choose what it is about first.')).toBeVisible()
    await recording.getByRole('button', { name: 'Choose all' }).click()
    await recording.getByLabel('Condition of Oak sideboard').fill('Scratch on the left')
    const count = recording.getByRole('spinbutton', { name: `How many of ${longWord}?` })
    await count.fill('5')
    await count.press('Enter')
    await expect(count).toHaveAccessibleDescription('No more than 4, please.')
    await count.fill('3')
    await expectFits(page)
    await recording.getByRole('button', { name: 'Record it' }).click()
    await expectSaid(page, 'It is recorded, and the other side is asked to confirm it')
    await expect(panel(page, 'The list')).toContainText('3 of 4 in the space')
    await expect(panel(page, 'What was recorded')).toContainText('Waits for an answer')
    await expectFits(page)
  })

  await test.step('the partner confirms it, and both see evidence that is whole', async () => {
    const other = await newPage(browser, baseURL)
    await other.setViewportSize(narrow)
    await openSignedIn(other, host, `/bookings/${booking._id}`)
    const things = panel(other, 'Things in store')
    await expect(things).toContainText('1 record waits for your answer.')
    await things.getByRole('link', { name: 'See the things' }).click()
    await panel(other, 'Waits for you').getByRole('button', { name: 'Confirm' }).click()
    const sure = other.getByRole('alertdialog', { name: 'Confirm this record?' })
    await sure.getByRole('button', { name: 'Confirm' }).click()
    await expectSaid(other, 'You have confirmed it')
    await expect(panel(other, 'What was recorded')).toContainText('Confirmed by both')
    await expectFits(other)
    await other.getByRole('link', { name: 'Evidence' }).click()
    await expect(other.getByText('Whole: all 2 links fit')).toBeVisible()
    const picture = other.getByRole('img', { name: 'Picture 1 of Oak sideboard' })
    await expect(picture).toHaveJSProperty('complete', true)
    expect(await picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
    await expectFits(other)
    await other.context().close()
  })

  await test.step('labels lead to each thing, and the renter asks one back', async () => {
    await page.getByRole('link', { name: 'Print labels' }).click()
    const code = page.getByRole('img', { name: 'Code that leads to Oak sideboard' })
    await expect(code).toBeVisible()
    const pieces = page.getByRole('img', { name: `Code that leads to ${longWord}` })
    await expect(pieces).toHaveCount(4)
    await expect(pieces.last()).toHaveAccessibleName(/, 4 of 4$/)
    await expect(page.getByText('1 of 4', { exact: true })).toBeVisible()
    await expectFits(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    const white = 'rgb(255, 255, 255)'
    await expect(code.locator('xpath=..')).toHaveCSS('background-color', white)
    await page.emulateMedia({ colorScheme: 'light' })
    await page.getByRole('button', { name: 'Back' }).click()
    await expect(page).toHaveURL(`/inventory/${booking._id}`)
    const alone = await page.context().newPage()
    await alone.goto(`/labels/${booking._id}`)
    await alone.getByRole('button', { name: 'Back' }).click()
    await expect(alone).toHaveURL(`/inventory/${booking._id}`)
    await alone.close()
    const { items } = await call(request, renter, 'get', `/booking/${booking._id}/items`)
    await goOnTo(page, `/inventory/item/${items[0]?._id}`)
    await expect(panel(page, 'Oak sideboard')).toContainText('£450.50')
    await expectFits(page)
    await page.getByRole('link', { name: 'See all things of this booking' }).click()
    await page.getByRole('button', { name: 'Ask for things back' }).click()
    const asking = page.getByRole('dialog', { name: 'Ask for things back' })
    await expect(asking.getByText('Choose what you would like back first.')).toBeVisible()
    await asking.getByRole('checkbox', { name: 'Oak sideboard' }).check()
    await expectFits(page)
    await asking.getByRole('button', { name: 'Ask', exact: true }).click()
    await expectSaid(page, 'The partner has been asked')
    await expect(panel(page, 'Asked back')).toContainText('Waits for a date')
    await expectFits(page)
  })

  await test.step('the partner gives a date, which is kept while they look something up', async () => {
    const other = await newPage(browser, baseURL)
    await other.setViewportSize(narrow)
    await openSignedIn(other, host, `/inventory/${booking._id}`)
    const asked = panel(other, 'Asked back')
    const dialog = other.getByRole('dialog', { name: 'When are they ready?' })
    await asked.getByRole('button', { name: 'Give a date' }).click()
    await chooseDayAhead(other, 'Date and time', 1)
    await other.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await asked.getByRole('button', { name: 'Give a date' }).click()
    await expect(dialog).toContainText('What you typed is still here')
    await expect(dialog.getByRole('combobox')).toHaveValue('10:00')
    await expectFits(other)
    await dialog.getByRole('button', { name: 'Tell them' }).click()
    await expect(asked).toContainText(`Ready on ${formatDay(tenOn(1))}`)
    await other.context().close()
  })
})

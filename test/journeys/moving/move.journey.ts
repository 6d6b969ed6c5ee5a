import { expect, expectSaid, test } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expectNoAxeViolations, expectNoSidewaysScroll } from '../fixtures.ts'
import { narrow } from '../site/addresses.ts'
import { payForMoving } from './moved-things.ts'

test('a move from the payment to the door of the space', async ({
  page,
  browser,
  baseURL,
  request,
  readMail,
}) => {
  const { host, renter, booking } = await payForMoving(request, readMail)
  await readMail(host.email, /^Plan the move of/)

  await openSignedIn(page, host, `/bookings/${booking}`)
  const panel = page.getByRole('region', { name: 'The move' })
  await test.step('the partner chooses who drives and when', async () => {
    await expect(panel.getByRole('button', { name: 'Plan the move' })).toBeDisabled()
    await expect(panel.getByText('Choose a driver first.')).toBeVisible()
    await panel.getByLabel('Time').selectOption('between 14:00 and 16:00')
    await panel.getByLabel('Driver', { exact: true }).selectOption('Dan Reid')
    await expectNoAxeViolations(page)
    await panel.getByRole('button', { name: 'Plan the move' }).click()
    await expectSaid(page, 'The move is planned')
    await expect(panel.getByRole('link', { name: 'Open the day sheet' })).toBeVisible()
    await page.setViewportSize(narrow)
    // The toast still moves to its place in the narrower window.
    await expectNoSidewaysScroll(page)
  })

  const told = await readMail(renter.email, /^Dan collects your things/)
  expect(told.text).toContain('Large van, AB12 CDE')
  const openSheet = panel.getByRole('link', { name: 'Open the day sheet' })
  const sheet = (await openSheet.getAttribute('href')) ?? ''
  expect(sheet).toContain('/day-sheet/')

  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '', viewport: narrow })
  const phone = await elsewhere.newPage()
  await test.step('the driver collects and delivers from a phone, without an account', async () => {
    await phone.goto(sheet)
    await expect(phone.getByRole('heading', { name: 'Dan, your stops' })).toBeVisible()
    const [collect, deliver] = [
      phone.getByRole('article', { name: 'Stop 1 of 2: Collect' }),
      phone.getByRole('article', { name: 'Stop 2 of 2: Deliver' }),
    ]
    await expect(collect).toContainText('1 Mill Lane, York, YO1 7HH')
    await expect(deliver).toContainText('14 Canary Row')
    await expectNoAxeViolations(phone)
    await expectNoSidewaysScroll(phone)
    const camera = collect.getByLabel('Photograph and mark as collected').first()
    await elsewhere.setOffline(true)
    await camera.setInputFiles(await photographOf(30_000))
    await expect(collect.getByRole('alert')).toContainText('Network error')
    await elsewhere.setOffline(false)
    await collect.getByRole('button', { name: 'It cannot be done' }).click()
    const asking = phone.getByRole('dialog', { name: 'What went wrong?' })
    await expect(asking.getByRole('button', { name: 'Say so' })).toBeDisabled()
    await asking.getByRole('button', { name: 'Cancel' }).click()
    await camera.setInputFiles(await photographOf(30_000))
    await expect(collect.getByText(/^Collected /)).toBeVisible()
    await expectNoSidewaysScroll(phone)
    await deliver
      .getByLabel('Photograph and mark as delivered')
      .first()
      .setInputFiles(await photographOf(30_000))
    await expect(deliver.getByText(/^Delivered /)).toBeVisible()
    await readMail(renter.email, /^Your things have arrived/)
  })

  await test.step('the renter sees who came, in what, and that it is done', async () => {
    await openSignedIn(phone, renter, `/your-storage/${booking}`)
    const move = phone.getByRole('region', { name: 'The move' })
    await expect(move).toContainText('Dan has put everything into the space.')
    await expect(move).toContainText('Large van, AB12 CDE')
    const photo = move.getByRole('img', { name: 'Your things when they were delivered' })
    await photo.scrollIntoViewIfNeeded()
    await expect(photo).toHaveJSProperty('complete', true)
    expect(await photo.evaluate(image => Reflect.get(image, 'naturalWidth'))).toBe(300)
    await expectNoAxeViolations(phone)
    await expectNoSidewaysScroll(phone)
  })

  await test.step('a link that was bent opens nothing', async () => {
    await phone.goto(`/day-sheet/x${sheet.split('/day-sheet/')[1]}`)
    await expect(phone.getByRole('heading', { name: 'This link is closed' })).toBeVisible()
  })
  await elsewhere.close()
})

import { hourMs } from '#foundation/rules/time/lengths.ts'
import { expectSaid } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { paidBooking } from '../bookings/both-sides.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { operator } from '../listings/hosts.ts'
import { newPage, panel } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'

test('a renter opens a dispute, the partner answers, and the operator decides', async ({
  page,
  request,
  readMail,
  moveClock,
  browser,
  baseURL,
}) => {
  test.slow()
  const form = { storageTitle: 'Arch 15' }
  const { host, renter, booking } = await paidBooking(request, readMail, { form })
  await moveClock(new Date(Date.parse(booking.startDate) + hourMs).toISOString())

  await test.step('the renter says what is wrong, with a picture', async () => {
    await openSignedIn(page, renter, `/your-storage/${booking._id}`)
    const dispute = panel(page, 'Dispute')
    await dispute.getByRole('button', { name: 'Open a dispute' }).click()
    const asking = page.getByRole('dialog', { name: 'Open a dispute' })
    await asking.getByLabel('What is it about?').selectOption('The space is not safe or not dry')
    const upload = Promise.withResolvers<void>()
    await page.route('**/dispute/pictures', route => upload.promise.then(() => route.continue()))
    await asking.getByLabel('Pictures').setInputFiles(await photographOf(40_000))
    await expect(asking.getByRole('paragraph').filter({ hasText: 'Uploading' })).toBeVisible()
    const account = asking.getByLabel('What happened?')
    await account.fill('Water comes through the roof onto my boxes.')
    await asking.getByLabel('What would be fair?').selectOption({ index: 1 })
    const send = asking.getByRole('button', { name: 'Open the dispute' })
    await expect(send).toBeDisabled()
    upload.resolve()
    await expect(asking.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await expect(account).toHaveValue('Water comes through the roof onto my boxes.')
    await expectNoAxeViolations(page)
    await send.click()
    await expectSaid(page, 'The dispute is open, and the other side has been told')
    await expect(dispute).toContainText('Waits for an answer')
    await page.setViewportSize(narrow)
    await expectNoSidewaysScroll(page)
  })

  await test.step('the partner reads it, sees the picture, and answers', async () => {
    const other = await newPage(browser, baseURL)
    await openSignedIn(other, host, '/bookings')
    await other.getByRole('link', { name: 'A dispute about' }).click()
    await expect(other).toHaveURL(`/bookings/${booking._id}#dispute`)
    const dispute = panel(other, 'Dispute')
    await expect(dispute.getByRole('img', { name: 'Picture 1' })).toBeVisible()
    await dispute.getByRole('button', { name: 'Answer' }).click()
    const asking = other.getByRole('dialog', { name: 'Answer the dispute' })
    const view = asking.getByLabel('How do you see it?')
    await view.fill('The roof was mended on the same day.')
    await other.reload()
    await dispute.getByRole('button', { name: 'Answer' }).click()
    await expect(view).toHaveValue('The roof was mended on the same day.')
    await asking.getByRole('button', { name: 'Send the answer' }).click()
    await expectSaid(other, 'Your answer is sent')
    await expect(dispute).toContainText('Waits for our decision')
    await goOnTo(other, '/bank-details')
    await expect(panel(other, 'Payouts')).toContainText('On hold until the dispute')
    await expectNoAxeViolations(other)
    await other.context().close()
  })

  await test.step('the operator decides', async () => {
    const console = await newPage(browser, baseURL)
    await openSignedIn(console, operator, '/admin/disputes')
    await console.getByRole('link', { name: 'Arch 15' }).click()
    await expect(console.getByText('The roof was mended on the same day.')).toBeVisible()
    const deciding = panel(console, 'Decide')
    await expect(deciding.getByText('Say what goes back first.')).toBeVisible()
    await deciding.getByRole('button', { name: 'Nothing' }).click()
    await expect(deciding.getByText('Write the reason first.')).toBeVisible()
    await deciding.getByLabel('Reason').fill('It was mended at once.')
    await console.reload()
    await expect(deciding.getByLabel('Reason')).toHaveValue('It was mended at once.')
    await expectNoAxeViolations(console)
    await deciding.getByRole('button', { name: 'Decide' }).click()
    const sure = console.getByRole('alertdialog', { name: 'Decide like this?' })
    await sure.getByRole('button', { name: 'Decide' }).click()
    await expectSaid(console, 'Decided. Both sides have been told.')
    await console.context().close()
  })

  await page.reload()
  await expect(panel(page, 'Dispute')).toContainText('It was mended at once.')
  await expectNoAxeViolations(page)
})

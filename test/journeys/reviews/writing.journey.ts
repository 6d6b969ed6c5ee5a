import { hourMs } from '#foundation/rules/time/lengths.ts'
import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { paidBooking } from '../bookings/both-sides.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, goOnTo, test } from '../fixtures.ts'
import { newPage, panel } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'

test('both sides review a booking with the keyboard, and each then sees the other’s', async ({
  page,
  request,
  readMail,
  moveClock,
  browser,
  baseURL,
}) => {
  test.slow()
  const { host, renter, listing, booking } = await paidBooking(request, readMail)
  await moveClock(new Date(Date.parse(booking.startDate) + 20 * hourMs).toISOString())

  await test.step('the renter gives stars with the arrow keys', async () => {
    await openSignedIn(page, renter, `/your-storage/${booking._id}`)
    const reviews = panel(page, 'Reviews')
    await reviews.getByRole('button', { name: 'Review this space' }).press('Enter')
    const writing = page.getByRole('dialog', { name: 'Review this space' })
    const overall = writing.getByRole('group', { name: 'All in all' })
    await expect(writing).toContainText('Choose the stars for all in all first.')
    await overall.getByRole('radio', { name: '1 star' }).focus()
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight')
    await expect(overall.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await writing.getByLabel('What was good').fill('Dry, easy to get into, and quick answers.')
    await expectNoAxeViolations(page)
    await page.setViewportSize(narrow)
    await expectNoSidewaysScroll(page)
    await page.keyboard.press('Escape')
    await expect(writing).toHaveCount(0)
    await page.reload()
    await reviews.getByRole('button', { name: 'Review this space' }).press('Enter')
    await expect(writing.getByText('What you typed is still here, but not sent yet.')).toBeVisible()
    await expect(overall.getByRole('radio', { name: '4 stars' })).toBeChecked()
    await expect(writing.getByLabel('What was good')).toHaveValue(/quick answers/)
    await writing.getByRole('button', { name: 'Send the review' }).click()
    await expectSaid(page, 'Thank you for your review')
    await expect(reviews).toContainText('Nobody has seen it yet.')
  })

  await test.step('the partner writes too, reads what was said, and answers', async () => {
    const other = await newPage(browser, baseURL)
    await openSignedIn(other, host, `/bookings/${booking._id}`)
    const reviews = panel(other, 'Reviews')
    await expect(reviews).not.toContainText('quick answers')
    await reviews.getByRole('button', { name: 'Review this renter' }).click()
    const writing = other.getByRole('dialog', { name: 'Review this renter' })
    const overall = writing.getByRole('group', { name: 'All in all' })
    await overall.getByRole('radio', { name: '5 stars' }).check()
    await writing.getByLabel('What was good').fill('Left it clean')
    await expect(writing).toContainText('Write at least 20 characters first.')
    await writing.getByLabel('What was good').fill('Left the arch cleaner than before.')
    await writing.getByRole('button', { name: 'Send the review' }).click()
    await expect(reviews).toContainText('quick answers')
    await reviews.getByRole('button', { name: 'Answer' }).click()
    const answering = other.getByRole('dialog', { name: 'Answer this review' })
    await answering.getByLabel('Your answer').fill('Thank you, come again.')
    await answering.getByRole('button', { name: 'Send the answer' }).click()
    await expectSaid(other, 'Your answer stands beside the review')
    await expectNoAxeViolations(other)
    await goOnTo(other, '/facts')
    await expect(other.getByRole('heading', { name: 'Time to answer' })).toBeVisible()
    await expectNoAxeViolations(other)
    await other.context().close()
  })

  await page.goto(`/book/${listing._id}`)
  await page.getByRole('tab', { name: 'Review' }).click()
  const tab = page.getByRole('tabpanel', { name: 'Review' })
  await expect(tab).toContainText('Dry, easy to get into')
  await expect(tab).toContainText('Thank you, come again.')
  await expectNoSidewaysScroll(page)
  await expectNoAxeViolations(page)
})

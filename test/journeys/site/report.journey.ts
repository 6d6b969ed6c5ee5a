import { expectSaid } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { openHost, operator, publishListing } from '../listings/hosts.ts'
import { newPage } from '../payments/payers.ts'
import { narrow } from './addresses.ts'

test('a visitor reports a listing, and the operator takes it down', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const host = await openHost(request, readMail)
  const listing = await publishListing(request, host, { storageTitle: 'Cellar that is not there' })
  const email = `seen-${Date.now()}@example.org`
  let caseNumber = ''

  await test.step('without an account, from the page of the listing', async () => {
    await page.goto(`/book/${listing._id}`)
    await page.getByRole('link', { name: 'Report this listing' }).click()
    await expect(page).toHaveURL(`/report?listing=${listing._id}`)
    const send = page.getByRole('button', { name: 'Send the report' })
    await page.getByLabel('What is wrong?').selectOption('Wrong place or pictures')
    await page.getByLabel('In your words').fill('There is')
    await expect(send).toBeDisabled()
    await expect(page.getByText('Say it in your words, in at least 10 characters.')).toBeVisible()
    await page.getByLabel('In your words').fill('There is a car park at this address.')
    await page.getByLabel('Your email').fill(email)
    await expectNoAxeViolations(page)
    await page.setViewportSize(narrow)
    await expectNoSidewaysScroll(page)
    await send.click()
    const thanks = page.getByRole('status').filter({ hasText: 'Your case number is' })
    await expect(thanks).toBeVisible()
    caseNumber = /R-\w{6}/.exec((await thanks.textContent()) ?? '')?.[0] ?? ''
    const letter = await readMail(email, new RegExp(caseNumber))
    expect(letter.text).not.toContain('car park')
  })

  const desk = await newPage(browser, baseURL)
  await test.step('the operator suspends the listing under that case', async () => {
    await openSignedIn(desk, operator, '/admin/reports')
    await desk.getByRole('link', { name: caseNumber }).click()
    await expect(desk.getByText('There is a car park at this address.')).toBeVisible()
    await expectNoAxeViolations(desk)
    await desk.setViewportSize(narrow)
    await expectNoSidewaysScroll(desk)
    await desk.getByRole('button', { name: 'Suspend the listing' }).click()
    const asking = desk.getByRole('alertdialog', { name: 'Suspend this listing?' })
    await asking.getByLabel('Reason').fill('There is no such cellar.')
    await asking.getByRole('button', { name: 'Suspend the listing' }).click()
    await expectSaid(desk, 'Suspended. The partner has been told why.')
    const told = await readMail(host.email, /suspended/i)
    expect(told.text).toContain('There is no such cellar.')
    await expect(asking).toBeHidden()
    await expect(desk.getByRole('button', { name: 'Suspend the listing' })).toBeHidden()
  })

  await test.step('and closes it; the log says what was taken down and why', async () => {
    await expect(desk.getByText('Choose what came of it first.')).toBeVisible()
    await desk.getByLabel('What came of it').selectOption('Acted on')
    await expect(desk.getByText('Write the answer first.')).toBeVisible()
    await desk.getByLabel('Answer').fill('The listing is gone. Thank you.')
    await desk.reload()
    await expect(desk.getByLabel('Answer')).toHaveValue('The listing is gone. Thank you.')
    await desk.getByRole('button', { name: 'Close the report' }).click()
    await expectSaid(desk, 'Closed. Whoever reported it has been told.')
    const answer = await readMail(email, /^What came of your report/)
    expect(answer.text).toContain('The listing is gone. Thank you.')
    await desk.getByRole('link', { name: 'Taken down' }).click()
    const row = desk.getByRole('row').filter({ hasText: caseNumber })
    await expect(row).toContainText('Cellar that is not there')
    await expect(row).toContainText('There is no such cellar.')
    await expectNoAxeViolations(desk)
    await expectNoSidewaysScroll(desk)
  })
  await desk.context().close()
})

test('somebody signed in finds the words of a report again after a reload', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const listing = await publishListing(request, host)
  await openSignedIn(page, host, `/report?listing=${listing._id}`)
  await page.getByLabel('What is wrong?').selectOption('Wrong place or pictures')
  await page.getByLabel('In your words').fill('The pictures show another cellar.')
  await page.reload()
  await expect(page.getByLabel('In your words')).toHaveValue('The pictures show another cellar.')
  await expect(page.getByLabel('What is wrong?')).toHaveValue(/place/)
  await page.getByRole('button', { name: 'Send the report' }).click()
  const thanks = page.getByRole('status').filter({ hasText: 'Your case number is' })
  await expect(thanks).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('In your words')).toHaveValue('')
})

test('closing the report of a visitor without an email does not say that they were told', async ({
  page,
  request,
  readMail,
}) => {
  const host = await openHost(request, readMail)
  const listing = await publishListing(request, host)
  const report = {
    about: 'listing',
    id: listing._id,
    reason: 'wrong_place',
    words: 'It is not here.',
  }
  const { caseNumber } = await call(request, {}, 'post', '/reports', report)
  await openSignedIn(page, operator, '/admin/reports')
  await page.getByRole('link', { name: caseNumber }).click()
  await page.getByLabel('What came of it').selectOption('Nothing wrong')
  await page.getByLabel('Answer').fill('It is where it says it is.')
  await expect(page.getByText('Whoever reported it left no email')).toBeVisible()
  await page.getByRole('button', { name: 'Close the report' }).click()
  await expectSaid(page, 'Closed. Whoever reported it left no email, so nobody was told.')
})

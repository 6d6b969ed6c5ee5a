import type { Browser, Page } from '@playwright/test'
import { fillLogin, logInElsewhere, type Person } from '../accounts/people.ts'
import { photographOf } from '../accounts/pictures.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { askForHours } from '../bookings/renters.ts'
import { expect, expectNoAxeViolations, expectNoSidewaysScroll, test } from '../fixtures.ts'
import { operator } from '../listings/hosts.ts'
import { newPage, payThroughApi } from '../payments/payers.ts'
import { narrow } from '../site/addresses.ts'

const terms = { services: [], storageNumber: 1, autoApprove: true, hourlyRate: 10 }

const noPicture = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('A list') }

const field = (page: Page) => page.getByLabel(/^Message to /)
const flow = (page: Page, name: string) =>
  page.getByRole('group', { name: `Messages with ${name}` })

async function write(page: Page, text: string) {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

async function openAs(
  browser: Browser,
  baseURL: string | undefined,
  person: Pick<Person, 'email' | 'password'>,
  address: string,
): Promise<Page> {
  const page = await newPage(browser, baseURL)
  await openSignedIn(page, person, address)
  return page
}

test('a renter asks at the bus stop, the partner answers, and both see what becomes of it', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const title = 'Arch behind the brewery'
  const { host, renter, listing } = await openBothSides(request, readMail, {
    ...terms,
    storageTitle: title,
  })
  const partner = await openAs(browser, baseURL, host, '/messages')
  await expect(partner.getByRole('heading', { name: 'No conversations yet' })).toBeVisible()

  await test.step('from the listing over the log-in to the conversation', async () => {
    await page.setViewportSize(narrow)
    await page.goto(`/book/${listing._id}`)
    await page.getByRole('link', { name: 'Ask a question' }).filter({ visible: true }).click()
    await expect(page).toHaveURL(/\/login\?redirect=/)
    await fillLogin(page, renter)
    await page.getByRole('button', { name: 'Log in' }).click()
    await expect(page).toHaveURL(/\/messages\/[0-9a-f-]{36}$/)
    await expect(page.getByText(`Ask ${host.firstName} anything about this space`)).toBeVisible()
    await write(page, 'Is it dry?\nI would bring books.')
    await expect(flow(page, host.firstName)).toContainText('Sent')
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  })

  await test.step('the partner sees it without loading anew, and answers', async () => {
    await expect(partner).toHaveTitle(/^\(1\) /)
    const row = partner.getByRole('link', { name: new RegExp(renter.firstName) })
    await expect(row).toContainText('1 unread')
    await row.click()
    await expect(flow(partner, renter.firstName)).toContainText('Is it dry?')
    await expect(partner).toHaveTitle(
      new RegExp(`^${renter.firstName}, .+ - messages \\| Holdall$`),
    )
    await expect(flow(page, host.firstName)).toContainText('Read')
    await partner.getByRole('button', { name: 'Quick replies' }).click()
    await partner.getByRole('menuitem', { name: 'Edit quick replies' }).click()
    const replies = partner.getByRole('dialog', { name: 'Your quick replies' })
    const own = 'Yes, it is dry.\nYou are welcome to see the space first'
    await replies.getByRole('textbox').fill(own)
    await partner.keyboard.press('Escape')
    await partner.getByRole('button', { name: 'Quick replies' }).click()
    await partner.getByRole('menuitem', { name: 'Edit quick replies' }).click()
    await expect(replies).toContainText('What you typed is still here')
    await expect(replies.getByRole('textbox')).toHaveValue(own)
    await replies.getByRole('button', { name: 'Save' }).click()
    await partner.getByRole('button', { name: 'Quick replies' }).click()
    await expect(partner.getByRole('menuitem', { name: 'Yes, it is dry.' })).toBeVisible()
    await partner.getByRole('menuitem', { name: /^You are welcome to see/ }).click()
    await expect(field(partner)).toHaveValue(/^You are welcome to see the space first/)
    const pictures = partner.getByLabel('Add pictures').last()
    const refusal = partner.getByText('That file is no picture')
    await pictures.setInputFiles(noPicture)
    await expect(refusal).toBeVisible()
    await pictures.setInputFiles([await photographOf(40_000), await photographOf(30_000)])
    await expect(partner.getByRole('button', { name: 'Remove picture 2' })).toBeVisible()
    await expect(refusal).toBeHidden()
    await pictures.setInputFiles(noPicture)
    await expect(refusal).toBeVisible()
    await field(partner).press('Enter')
    await expect(flow(page, host.firstName)).toContainText('You are welcome to see the space')
    await expect(refusal).toBeHidden()
  })

  await test.step('a picture is large on a press, and the keys lead to the next', async () => {
    await flow(page, host.firstName).getByRole('img', { name: 'Picture 1 of 2' }).click()
    await expect(page.getByRole('dialog', { name: 'Picture 1 of 2' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('dialog', { name: 'Picture 2 of 2' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('what leads past Holdall is hidden, and the writer is told why', async () => {
    await write(page, 'Call me on 07700 900123.')
    await expect(flow(page, host.firstName)).toContainText('does not see all of this')
    await expect(flow(partner, renter.firstName)).toContainText('Call me on [hidden until booked]')
    await expect(flow(partner, renter.firstName)).not.toContainText('900123')
    await field(page).fill('Or pay me at 20-00-00 55779911')
    await expect(page.getByText('Pay on Holdall only.').first()).toBeVisible()
    await field(page).fill('')
  })

  await test.step('what becomes of the booking stands in the same place', async () => {
    const booking = await askForHours(request, renter, listing._id, [2, 12])
    await payThroughApi(request, renter, booking)
    for (const [side, other] of [
      [page, host],
      [partner, renter],
    ] as const) {
      await expect(flow(side, other.firstName)).toContainText(/paid/i)
    }
    await page.getByRole('link', { name: 'See the booking' }).click()
    await page.getByRole('link', { name: 'Write here on Holdall' }).click()
    await expect(flow(page, host.firstName)).toContainText('Is it dry?')
  })

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await partner.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
    await expectNoAxeViolations(partner)
  }
  await expectNoSidewaysScroll(partner)
  await partner.context().close()
})

test('what could not be sent stays, is tried again, and arrives once', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail, terms)
  await page.route('**/messages/threads', route => route.abort(), { times: 1 })
  await openSignedIn(page, renter, `/messages/ask/${listing._id}`)
  await expect(page.getByText('We could not open the conversation')).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await write(page, 'First')
  await expect(flow(page, host.firstName)).toContainText('Sent')

  await test.step('offline it stays in the flow', async () => {
    await page.context().setOffline(true)
    await expect(page.getByText('You are offline.')).toBeVisible()
    await write(page, 'Second')
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.context().setOffline(false)
  })

  await test.step('an answer that is lost on its way counts once', async () => {
    await page.route(/\/messages\/threads\/[^/]+$/, async route => {
      if (route.request().method() !== 'POST') return route.continue()
      await route.fetch()
      await route.abort()
      await page.unroute(/\/messages\/threads\/[^/]+$/)
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not sent.' })).toBeVisible()
    await page.reload()
    const answered = page.waitForResponse(
      response => response.request().method() === 'POST' && response.url().includes('/threads/'),
    )
    await page.getByRole('button', { name: 'Try again' }).click()
    await answered
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
    await expect(flow(page, host.firstName).getByText('Second')).toHaveCount(1)
    await page.reload()
    await expect(flow(page, host.firstName).getByText('Second')).toHaveCount(1)
  })

  await test.step('a draft is kept for its conversation, until the log-out', async () => {
    await field(page).fill('Half a tho')
    await page.goto('/messages')
    await page.getByRole('link', { name: new RegExp(host.firstName) }).click()
    await expect(field(page)).toHaveValue('Half a tho')
    const kept = () => page.evaluate(() => Object.keys(localStorage).join())
    expect(await kept()).toContain('draft')
    await page.goto('/messages')
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await expect(page).toHaveURL('/login')
    expect(await kept()).not.toContain('draft')
  })
})

test('what the end of a session kept from being sent asks nobody to log in afterwards', async ({
  page,
  request,
  readMail,
}) => {
  // Without the stream of events and without polling, the page is not told.
  await page.route(/\/messages\/(events|unread)$/, route => route.abort())
  const { host, renter, listing } = await openBothSides(request, readMail, terms)
  await openSignedIn(page, renter, `/messages/ask/${listing._id}`)
  await write(page, 'First')
  await expect(flow(page, host.firstName)).toContainText('Sent')

  const token = await logInElsewhere(request, renter)
  await request.delete('/api/v1/auth/sessions', { headers: { authorization: `Bearer ${token}` } })
  await write(page, 'Second')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await fillLogin(page, renter)
  await page.getByRole('button', { name: 'Log in' }).click()

  const unsent = page.getByRole('alert').filter({ hasText: 'Not sent.' })
  await expect(unsent).toBeVisible()
  await expect(unsent).not.toContainText('log in')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(unsent).toBeHidden()
  await expect(flow(page, host.firstName).getByText('Second')).toHaveCount(1)
})

test('who is blocked cannot write, and what was reported is read by the operator alone', async ({
  page,
  request,
  readMail,
  browser,
  baseURL,
}) => {
  test.slow()
  const { host, renter, listing } = await openBothSides(request, readMail, terms)
  await openSignedIn(page, renter, `/messages/ask/${listing._id}`)
  await write(page, 'Give me a discount or else')
  await expect(flow(page, host.firstName)).toContainText('Sent')

  const partner = await openAs(browser, baseURL, host, '/messages')
  await partner.getByRole('link', { name: new RegExp(renter.firstName) }).click()
  await expect(flow(partner, renter.firstName)).toContainText('or else')

  await test.step('the partner reports and blocks', async () => {
    const actions = partner.getByRole('button', { name: 'Report or block' })
    await actions.click()
    await partner.getByRole('menuitem', { name: 'Report' }).click()
    await expect(partner.getByRole('dialog')).toBeVisible()
    await partner.keyboard.press('Escape')
    await expect(actions, 'the menu that led there has the focus again').toBeFocused()
    await actions.press('Enter')
    await partner.getByRole('menuitem', { name: 'Report' }).press('Enter')
    const dialog = partner.getByRole('dialog', { name: 'Report this conversation' })
    await dialog.getByLabel('What is wrong?').fill('They threaten me.')
    const banners = partner.getByRole('banner', { includeHidden: true })
    await expect(banners, 'the head of a dialog is not that of the page').toHaveCount(1)
    await expectNoAxeViolations(partner)
    const sent = partner.waitForRequest(/\/report$/)
    await dialog.getByRole('button', { name: 'Report' }).click()
    expect((await sent).headers(), 'pressed twice it counts once').toHaveProperty('idempotency-key')
    await expect(dialog).toHaveCount(0)
    await actions.click()
    await partner.getByRole('menuitem', { name: 'Block' }).click()
    await partner.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click()
    await expect(partner.getByText(`You have blocked ${renter.firstName}.`)).toBeVisible()
    await expectNoAxeViolations(partner)
  })

  await test.step('the renter is told when they try', async () => {
    await write(page, 'Hello?')
    await expect(page.getByText('You cannot write here any more.')).toBeVisible()
    await expect(field(page)).toHaveCount(0)
  })

  await test.step('the operator reads it, and knows that it is written down', async () => {
    const desk = await openAs(browser, baseURL, operator, '/admin/reports')
    await desk
      .getByRole('link', { name: /^R-[A-Z0-9]+/ })
      .last()
      .click()
    await expect(desk.getByText('They threaten me.')).toBeVisible()
    await expect(desk.getByText('Give me a discount')).toHaveCount(0)
    await desk.getByRole('button', { name: 'Read the conversation' }).click()
    const talk = desk.getByRole('list', { name: 'The conversation' })
    await expect(talk).toContainText('Give me a discount or else')
    await expectNoAxeViolations(desk)
    await desk.context().close()
  })

  await partner.getByRole('button', { name: 'Unblock' }).click()
  await expect(field(partner)).toBeVisible()
  await partner.context().close()
})

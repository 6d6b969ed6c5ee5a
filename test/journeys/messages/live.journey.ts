import type { APIRequestContext, BrowserContext, Locator, Page } from '@playwright/test'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { ReadMail } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openBothSides } from '../bookings/both-sides.ts'
import { askForHours, type Renter } from '../bookings/renters.ts'
import { call } from '../call.ts'
import { expect, expectNoAxeViolations, test } from '../fixtures.ts'
import type { Host } from '../listings/hosts.ts'
import type { ServerUnderTest } from '../server-under-test.ts'

interface Talk {
  host: Host
  renter: Renter
  id: string
  write(by: { token: string }, text: string): Promise<unknown>
}

async function openTalk(request: APIRequestContext, readMail: ReadMail): Promise<Talk> {
  const { host, renter, listing } = await openBothSides(request, readMail)
  const { _id: id } = await call(request, renter, 'post', '/messages/threads', {
    listing: listing._id,
  })
  const write = (by: { token: string }, text: string) =>
    call(request, by, 'post', `/messages/threads/${id}`, { text })
  await write(renter, 'Is it dry?')
  return { host, renter, id, write }
}

const flow = (page: Page, { firstName }: { firstName: string }) =>
  page.getByRole('group', { name: `Messages with ${firstName}` })

/** As all processes count them; only this test uses the server of this worker. */
async function streamsAt({ processes }: ServerUnderTest): Promise<number> {
  const counts = processes.map(async origin => {
    const figures = await (await fetch(`${origin}/metrics`)).text()
    return Number(/^live_streams (\d+)$/m.exec(figures)?.[1])
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Tabs that hear what the first one hears and will go on with its stream. */
function waitingTabs(page: Page): Promise<number | undefined> {
  return page.evaluate(async () => (await navigator.locks.query()).pending?.length)
}

/** The streams that a browser has opened, with the event from which each continued. */
function streamsOf(context: BrowserContext): (string | undefined)[] {
  const asked: (string | undefined)[] = []
  context.on('request', request => {
    if (request.url().endsWith('/messages/events')) asked.push(request.headers()['last-event-id'])
  })
  return asked
}

test('tabs share one stream, and the next one goes on with it when a tab is closed', async ({
  page,
  context,
  request,
  readMail,
  server,
}) => {
  const { host, renter, id, write } = await openTalk(request, readMail)
  const asked = streamsOf(context)
  await openSignedIn(page, renter, `/messages/${id}`)
  await expect.poll(() => streamsAt(server)).toBe(1)
  const other = await context.newPage()
  await other.goto(`/messages/${id}`)
  await expect(flow(other, host)).toContainText('Is it dry?')
  await expect.poll(() => waitingTabs(other)).toBe(1)
  await write(host, 'Very dry.')
  for (const tab of [page, other]) await expect(flow(tab, host)).toContainText('Very dry.')
  expect(await streamsAt(server)).toBe(1)
  expect(asked).toHaveLength(1)

  await page.close()
  await expect.poll(() => asked.length).toBe(2)
  expect(asked[1]).toMatch(/^\d+$/)
  await expect.poll(() => streamsAt(server)).toBe(1)
  await write(host, 'And clean.')
  await expect(flow(other, host)).toContainText('And clean.')
  await expect(flow(other, host).getByText('Very dry.')).toHaveCount(1)
  await other.close()
  await expect.poll(() => streamsAt(server)).toBe(0)
})

test('where streams are cut, messages come all the same', async ({ page, request, readMail }) => {
  const { host, renter, id, write } = await openTalk(request, readMail)
  await page.route(/\/messages\/events$/, route => route.abort())
  await page.clock.install()
  await openSignedIn(page, renter, `/messages/${id}`)
  await expect(flow(page, host)).toContainText('Is it dry?')
  await write(host, 'Very dry.')
  await page.clock.fastForward(16_000)
  await expect(flow(page, host)).toContainText('Very dry.')
  await expect(flow(page, host).getByText('Very dry.')).toHaveCount(1)
})

test('where streams are cut, a booking that is open follows all the same', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, listing } = await openBothSides(request, readMail, { services: [] })
  const booking = await askForHours(request, renter, listing._id, [200, 210])
  await page.route(/\/messages\/events$/, route => route.abort())
  await page.clock.install()
  await openSignedIn(page, renter, `/your-storage/${booking._id}`)
  await expect(page.getByRole('button', { name: 'Withdraw request' })).toBeVisible()
  await call(request, host, 'patch', `/booking/${booking._id}`, { approvalStatus: 'approved' })
  await page.clock.fastForward(16_000)
  await expect(page.getByRole('button', { name: /^Pay £/ })).toBeVisible()
})

test('a long conversation is read back to its beginning, and the place stays where it is', async ({
  page,
  request,
  readMail,
  moveClock,
}) => {
  test.slow()
  const { host, renter, id, write } = await openTalk(request, readMail)
  const words = (n: number) => `Line ${String(n).padStart(3, '0')}`
  const batch = 19
  let written = 0
  for (const minutes of [0, 2]) {
    if (minutes > 0) await moveClock(new Date(Date.now() + minutes * minuteMs).toISOString())
    for (let n = 0; n < batch; n += 1) {
      for (const by of [renter, host]) {
        written += 1
        await write(by, words(written))
      }
    }
  }
  const { messages } = await call(request, renter, 'get', `/messages/threads/${id}`)
  await call(request, renter, 'post', `/messages/threads/${id}/read`, { upTo: messages.at(-1)._id })
  await openSignedIn(page, renter, `/messages/${id}`)
  const talk = flow(page, host)
  await expect(talk.getByText(words(written))).toBeInViewport()
  await expect(talk.getByText(words(1))).toHaveCount(0)

  const lines = talk.getByText(/^Line \d+$/)
  while ((await talk.getByText(words(1)).count()) === 0) {
    const first = await toFirst(talk)
    // The rest may have come since it was looked for.
    if (first === words(1)) break
    await expect(lines.first()).not.toHaveText(first)
    await expect(talk.getByText(first)).toBeInViewport()
  }
  const all = await lines.allTextContents()
  expect(all).toEqual(Array.from({ length: written }, (_, n) => words(n + 1)))
  await talk.getByText('Is it dry?').scrollIntoViewIfNeeded()
  await expectNoAxeViolations(page)

  await test.step('what comes meanwhile does not take the reader away', async () => {
    await write(host, 'Something new')
    await expect(talk.getByText('Something new')).toHaveCount(1)
    await expect(talk.getByText('Is it dry?')).toBeInViewport()
    await page.getByRole('button', { name: 'To the newest message' }).click()
    await expect(talk.getByText('Something new')).toBeInViewport()
    await expect(page.getByRole('button', { name: 'To the newest message' })).toHaveCount(0)
  })
})

/** Scrolls to the oldest message on the page, and returns it. */
function toFirst(talk: Locator): Promise<string> {
  return talk.evaluate(box => {
    box.scrollTo({ top: -box.scrollHeight })
    const texts = [...box.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')
    return texts.find(text => /^Line \d+$/.test(text)) ?? ''
  })
}

test('a partner makes quick replies their own, and sends one', async ({
  page,
  request,
  readMail,
}) => {
  const { host, renter, id } = await openTalk(request, readMail)
  await openSignedIn(page, host, `/messages/${id}`)
  const open = page.getByRole('button', { name: 'Quick replies' })
  await open.click()
  await page.getByRole('menuitem', { name: 'Edit quick replies' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your quick replies' })
  await expectNoAxeViolations(page)
  await dialog.getByLabel('One reply on each line').fill('\nThe code is 4 digits.  \n\nSee you!')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await page.reload()
  await open.click()
  await expect(page.getByRole('menuitem')).toHaveText([
    'The code is 4 digits.',
    'See you!',
    'Edit quick replies',
  ])
  await page.getByRole('menuitem', { name: 'The code is 4 digits.' }).click()
  const field = page.getByLabel(/^Message to /)
  await expect(field).toHaveValue('The code is 4 digits.')
  await field.press('Enter')
  await expect(flow(page, renter)).toContainText('The code is 4 digits.')
  await expect(flow(page, renter)).toContainText('Sent')
})

import type { BrowserContext, Page } from '@playwright/test'
import type { Who } from './pages.ts'

/** A page in one state: loaded, loading, failed or empty, or after an action. */
export interface Scene {
  path: string
  /** What is shown other than the loaded page. */
  state?: string
  /** Runs before the page is opened. */
  prepare?: (context: BrowserContext) => Promise<unknown>
  /** Runs when the page is open. */
  act?: (page: Page) => Promise<unknown>
}

/** Calls that are never held back, because every page needs them. */
const always = /\/api\/v1\/(users\/me|configurations|auth|policy|site|messages\/unread)\b/
const calls = '**/api/v1/**'

const onItsWay = (context: BrowserContext) =>
  context.route(calls, async route => {
    if (always.test(route.request().url())) await route.fallback()
  })

const fault = { status: 'error', error: 'Something went wrong!', message: 'Something went wrong!' }
const failing = (context: BrowserContext) =>
  context.route(calls, route =>
    always.test(route.request().url())
      ? route.fallback()
      : route.fulfill({ status: 500, json: { ...fault, code: 'internal' } }),
  )

const nothingThere = (context: BrowserContext) =>
  context.route(calls, async route => {
    if (route.request().method() !== 'GET' || always.test(route.request().url())) {
      return route.fallback()
    }
    // Without a tag nobody answers that what the browser has kept, which is full, is still right.
    const { 'if-none-match': _, ...headers } = await route.request().allHeaders()
    const response = await route.fetch({ headers })
    const answer = await response.json().catch(() => undefined)
    if (!Array.isArray(answer?.data)) return route.fulfill({ response })
    const { meta } = answer
    const none = { ...meta, total: 0, ...(meta?.tabs && { tabs: {}, all: 0 }) }
    const json = { ...answer, data: [], ...(meta && { meta: none }) }
    return route.fulfill({ response, json })
  })

const isBusy = (page: Page) =>
  page.locator('[aria-busy=true]').filter({ visible: true }).first().waitFor()
const hasFailed = (page: Page) => page.getByRole('alert').first().waitFor({ timeout: 10_000 })

/**
 * Every page, and how lists and details look to who comes from another page while they load and when
 * loading fails.
 */
export function scenesOf(pages: Record<Who, readonly string[]>): Record<Who, readonly Scene[]> {
  const own = (who: Who): Scene[] => pages[who].map(path => ({ path }))
  const withStates = (who: Who): Scene[] => [
    ...own(who),
    ...pages[who].flatMap(path => statesOf(path)),
  ]
  return {
    visitor: [...own('visitor'), ...visitorActs(pages)],
    renter: [...withStates('renter'), ...renterActs(pages)],
    partner: [...withStates('partner'), ...partnerActs(pages)],
    operator: withStates('operator'),
    debtor: own('debtor'),
  }
}

const asksNothing = /^\/(listings\/import|personal-details)$/
/** They ask for nothing but what every page needs. */
const asksLittle = /^\/listings\/create$/
/** One part of it waits, the rest is there. */
const isNoList = /[0-9a-f]{8}-|^\/account-verification$/

function statesOf(path: string): Scene[] {
  if (asksNothing.test(path)) return []
  const loading = { path, state: 'loading', prepare: onItsWay, act: isBusy }
  if (asksLittle.test(path)) return [loading]
  return [
    loading,
    { path, state: 'failed', prepare: failing, act: hasFailed },
    ...(isNoList.test(path) ? [] : [{ path, state: 'empty', prepare: nothingThere }]),
  ]
}

const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).filter({ visible: true }).first().click()

/** A wide page has it open. */
async function openMenu(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' }).filter({ visible: true })
  if (await menu.count()) await menu.first().click()
}

function pathTo(paths: readonly string[], pattern: RegExp): string {
  return paths.find(path => pattern.test(path)) ?? '/'
}

function visitorActs({ visitor }: Record<Who, readonly string[]>): Scene[] {
  const book = pathTo(visitor, /^\/book\//)
  return [
    { path: '/', state: 'menu', act: openMenu },
    { path: '/login', state: 'refused', act: logInWrongly },
    { path: '/signup', state: 'faults', act: press('Create account') },
    {
      path: book,
      state: 'reviews',
      act: page => page.getByRole('tab', { name: /Review/ }).click(),
    },
  ]
}

async function logInWrongly(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('nobody@example.org')
  await page.getByLabel('Password', { exact: true }).fill('not the one')
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
}

function conversationActs(thread: string): Scene[] {
  const choose = (name: string) => async (page: Page) => {
    await press('Report or block')(page)
    await page.getByRole('menuitem', { name }).click()
  }
  const write = (text: string) => (page: Page) => page.getByLabel(/^Message to/).fill(text)
  return [
    { path: thread, state: 'actions', act: press('Report or block') },
    { path: thread, state: 'report', act: choose('Report') },
    { path: thread, state: 'block', act: choose('Block') },
    { path: thread, state: 'bank', act: write('Pay me at 20-00-00 55779911') },
    { path: thread, state: 'long', act: write('A long answer. '.repeat(140)) },
    { path: thread, state: 'not-sent', act: sendOffline },
    { path: thread.replace(/.{4}$/, '0000'), state: 'missing' },
  ]
}

async function sendOffline(page: Page): Promise<void> {
  await page.context().setOffline(true)
  await page.getByText('You are offline.').waitFor()
  await page.getByLabel(/^Message to/).fill('Is the lane wide enough for a van?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await page.getByRole('alert').first().waitFor()
}

function renterActs({ renter, visitor }: Record<Who, readonly string[]>): Scene[] {
  const thread = pathTo(renter, /^\/messages\/./)
  return [
    ...conversationActs(thread),
    { path: pathTo(visitor, /^\/book\//), state: 'signed-in' },
    { path: '/personal-details', state: 'new-email', act: press('Change email') },
    { path: '/personal-details', state: 'delete', act: press('Delete account') },
  ]
}

function partnerActs({ partner }: Record<Who, readonly string[]>): Scene[] {
  const thread = pathTo(partner, /^\/messages\/./)
  return [
    { path: thread, state: 'replies', act: press('Quick replies') },
    { path: thread, state: 'edit-replies', act: editReplies },
    { path: '/drivers', state: 'new', act: press('Add driver') },
    { path: '/drivers', state: 'delete', act: press(/^Delete /) },
  ]
}

async function editReplies(page: Page): Promise<void> {
  await press('Quick replies')(page)
  await page.getByRole('menuitem', { name: 'Edit quick replies' }).click()
}

import type { Browser, BrowserContext } from '@playwright/test'
import { password, people, type Who } from './pages.ts'

export type Scheme = 'light' | 'dark'

export interface Look {
  scheme: Scheme
  width: number
}

const narrowest = { tablet: 600 }

/** A browser in which somebody is logged in. */
export async function openAs(
  browser: Browser,
  baseURL: string,
  who: Who,
  { scheme, width }: Look,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    colorScheme: scheme,
    viewport: { width, height: 900 },
    hasTouch: width < narrowest.tablet,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  })
  context.setDefaultTimeout(20_000)
  const email = people[who]
  if (!email) return context
  const page = await context.newPage()
  await page.goto('/login', { waitUntil: 'networkidle' })
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL(({ pathname }) => pathname !== '/login')
  await page.close()
  return context
}

import { expect, type Page } from '@playwright/test'
import { build, type Plugin } from 'vite'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import type { Person } from './people.ts'

/**
 * Opens a page as somebody who logged in earlier, so that the page itself is loaded first. The form
 * of logging in has journeys of its own.
 */
export async function openSignedIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
  path?: string,
): Promise<void> {
  const answer = await page.context().request.post('/api/v1/auth/login', {
    data: { email, password },
    // Browsers say this by themselves, and get a token that works only with their cookie.
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const { data: session } = await answer.json()
  // It has the origin of all pages, and nothing that would read the session too early.
  await page.goto('/healthz')
  await page.evaluate(`${await program()}; program.startSession(${JSON.stringify(session)})`)
  await page.goto(path ?? homeOf(session.user.role))
}

let bundled: Promise<string> | undefined

/** What the program itself does after logging in, as one script for a page to run. */
function program(): Promise<string> {
  bundled ??= bundle('src/accounts/web/start-session.ts')
  return bundled
}

async function bundle(entry: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [onlyOfBrowser],
    publicDir: false,
    build: { write: false, lib: { entry, formats: ['iife'], name: 'program' } },
  })
  const [code] = [built].flat().flatMap(one => ('output' in one ? one.output[0].code : []))
  if (!code) throw new Error(`${entry} was not bundled`)
  return code
}

/** The build of the site takes the two sides apart; this script has that of the browser. */
const onlyOfBrowser: Plugin = {
  name: 'only-of-browser',
  enforce: 'pre',
  resolveId: id => (id === '@tanstack/react-start' ? '\0start' : null),
  load: id => (id === '\0start' ? sides : null),
}

const sides = `
const side = own => Object.assign(own, { server: () => side(own), client: side })
export const createIsomorphicFn = () => side(() => undefined)
export const getGlobalStartContext = () => undefined`

import type { Page } from '@playwright/test'
import { pagesOf, password, people } from '../../pictures/pages.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { expect, goOnTo, test } from '../fixtures.ts'

for (const who of ['operator', 'partner'] as const) {
  test(`two links of one name never lead the ${who} to different places`, async ({
    page,
    server,
  }) => {
    test.slow()
    await openSignedIn(page, { email: people[who], password })
    const pages = await pagesOf(server.origin)
    for (const path of pages[who].filter(isList)) {
      await goOnTo(page, path)
      expect(await namesOfMany(page), path).toEqual([])
    }
  })
}

/** Not the page of one thing. */
function isList(path: string): boolean {
  return !/[0-9a-f]{8}-/.test(path)
}

/** Names of links that lead to more than one address, as screen readers say them. */
async function namesOfMany(page: Page): Promise<string[]> {
  const spoken = await page.getByRole('main').ariaSnapshot()
  const addresses = new Map<string, Set<string>>()
  for (const [, name = '', address = ''] of spoken.matchAll(
    /- link "(.+)".*:\n\s+- \/url: (.+)/g,
  )) {
    addresses.set(name, new Set(addresses.get(name)).add(address))
  }
  return [...addresses].filter(([, { size }]) => size > 1).map(([name]) => name)
}

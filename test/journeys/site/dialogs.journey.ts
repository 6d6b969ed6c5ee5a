import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { expect, test, waitUntilHydrated } from '../fixtures.ts'

const lingersMs = 200
const frameMs = 16

test('a dialog closed right after another gives the focus back to its own button', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/dev/kit')
  await waitUntilHydrated(page)
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  // Loads the code of dialogs, before time stands still.
  await button('Open dialog').click()
  await button('Proceed to dashboard').click()
  await expect(button('Open dialog')).toBeFocused()
  await page.clock.pauseAt(Date.now() + minuteMs)

  await button('Open dialog').click()
  await button('Proceed to dashboard').click()
  await expect(button('Proceed to dashboard')).toBeHidden()
  await button('Ask before deleting').click()
  // What the first dialog left behind ends in the frame in which the second one closes.
  await page.clock.runFor(lingersMs)
  await page.clock.runFor(frameMs)
  await button('No').click()
  await expect(button('No')).toBeHidden()
  await page.clock.runFor(100)
  await expect(button('Ask before deleting')).toBeFocused()
})

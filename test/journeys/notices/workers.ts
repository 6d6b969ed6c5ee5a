import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'

/** Before the worker is ready, nothing can be shown without a connection. */
export async function waitForWorker(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration()
      return registration?.active?.state === 'activated'
    })
  await expect.poll(isReady, { message: 'the service worker is at work' }).toBe(true)
}

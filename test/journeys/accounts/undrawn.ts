import type { Page } from '@playwright/test'

const ofTheConnection = ['connection', 'content-encoding', 'content-length', 'transfer-encoding']

/** As where the server cannot tell who asks: nothing of a page is drawn for somebody. */
export async function leaveDrawingToBrowser(page: Page): Promise<void> {
  // What a service worker asks for cannot be changed on its way.
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => new Promise(() => undefined)
  })
  await page.route('**/*', async route => {
    const request = route.request()
    if (!request.isNavigationRequest()) return route.fallback()
    const { cookie: _, ...headers } = request.headers()
    const answer = await fetch(request.url(), { headers, redirect: 'manual' })
    const kept = [...answer.headers].filter(([name]) => !ofTheConnection.includes(name))
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(kept),
      body: await answer.text(),
    })
  })
}

import type { Page } from '@playwright/test'
import { pushService } from '#test/push-service.ts'
import { expect, expectSaid, logIn, openAccount, test } from '../accounts/people.ts'
import { expectNoAxeViolations } from '../fixtures.ts'
import { payForMoving } from '../moving/moved-things.ts'
import { waitForWorker } from './workers.ts'

const notify = (page: Page) => page.getByRole('switch', { name: 'Notify me here' })
const state = (page: Page) => page.getByTestId('push-state')

/** A browser without a push service of its own: what it subscribes to is the stand-in. */
async function subscribeTo(page: Page, device: { endpoint: string; keys: object }): Promise<void> {
  await page.addInitScript(given => {
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      unsubscribe: async () => sessionStorage.removeItem('subscribed') === undefined,
    }
    const here = () => (sessionStorage.getItem('subscribed') ? subscription : null)
    PushManager.prototype.getSubscription = async () => here() as PushSubscription | null
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return subscription as unknown as PushSubscription
    }
  }, device)
}

test('a switch asks when it is pressed, and news arrive encrypted until it is off', async ({
  page,
  context,
  request,
  readMail,
}) => {
  const service = await pushService()
  const device = service.subscribe()
  await context.grantPermissions(['notifications'])
  await subscribeTo(page, device)
  const renter = await openAccount(request, readMail, 'customer')
  await logIn(page, renter, '/personal-details')
  await expect(state(page)).toHaveText(/asks whether you allow it/)
  await notify(page).click()
  await expectSaid(page, 'You are notified here from now on')
  await expect(notify(page)).toBeChecked()
  await expectNoAxeViolations(page)
  await page.reload()
  await expect(notify(page)).toBeChecked()

  const moved = await payForMoving(request, readMail, renter)
  const titles = () => service.noticesOf(device.endpoint).map(({ title }) => title)
  await expect.poll(titles).toContain('Payment received: the space is yours')
  const paid = service.noticesOf(device.endpoint).find(({ title }) => /^Payment/.test(title))
  expect(paid?.url).toBe(`/your-storage/${moved.booking}`)

  await notify(page).click()
  await expect(notify(page)).not.toBeChecked()
  await service.close()
})

test('a notification is shown by the worker and opens the page that it is about', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/about-us')
  await waitForWorker(page)
  const client = await context.newCDPSession(page)
  const registrations: string[] = []
  client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) => {
    for (const { registrationId } of all) registrations.push(registrationId)
  })
  await client.send('ServiceWorker.enable')
  await expect.poll(() => registrations.length).toBeGreaterThan(0)
  const notice = { title: 'Ada has paid', body: 'See the booking', url: '/support', tag: 'b7' }
  await client.send('ServiceWorker.deliverPushMessage', {
    origin: `${baseURL}/`,
    registrationId: registrations[0] ?? '',
    data: JSON.stringify(notice),
  })
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      const all = await registration.getNotifications()
      return all.map(({ title, body, tag, data }) => ({ title, body, tag, url: data.url }))
    })
  await expect.poll(shown).toEqual([notice])
})

test('it says plainly what a browser refuses or cannot do', async ({ page, request, readMail }) => {
  const person = await openAccount(request, readMail, 'customer')
  await page.addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { get: () => 'default' })
    Notification.requestPermission = async () => 'denied'
  })
  await logIn(page, person, '/personal-details')
  await notify(page).click()
  await expect(state(page)).toHaveText(/Your browser refuses notifications of Holdall/)
  await expect(notify(page)).toBeDisabled()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await expect(state(page)).toHaveText(/This browser cannot show notifications/)
  await expect(notify(page)).toBeDisabled()
})

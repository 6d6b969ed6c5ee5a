import type { Page, Worker } from '@playwright/test'
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
    const key = () => sessionStorage.getItem('subscribed')
    const bytesOf = (text: string) =>
      Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), sign =>
        sign.charCodeAt(0),
      )
    const subscription = {
      endpoint: given.endpoint,
      toJSON: () => given,
      get options() {
        return { applicationServerKey: bytesOf(key() ?? '').buffer }
      },
      unsubscribe: async () => sessionStorage.removeItem('subscribed') === undefined,
    }
    const here = () => (key() ? subscription : null)
    PushManager.prototype.getSubscription = async () => here() as PushSubscription | null
    PushManager.prototype.subscribe = async options => {
      sessionStorage.setItem('subscribed', String(options?.applicationServerKey))
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
  const key = () => page.evaluate(() => sessionStorage.getItem('subscribed'))
  const ours = await key()
  await page.evaluate(() => sessionStorage.setItem('subscribed', 'AQID'))
  await page.reload()
  await expect(notify(page)).toBeChecked()
  expect(await key(), 'what was made with another key is made anew').toBe(ours)

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

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  expect(await press(worker)).toEqual([`opened ${baseURL}/support`])
  await page.goto('/support')
  expect(await press(worker)).toEqual([`went to ${baseURL}/support`])
})

/** What workers have and pages lack. */
interface InWorker {
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<unknown> }
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } }
  NotificationEvent: new (name: string, of: { notification: Notification }) => Event
  dispatchEvent(event: Event): boolean
}

/** No tool can press a notification, so its worker hears that somebody did, and what it does is noted. */
function press(worker: Worker): Promise<string[]> {
  return worker.evaluate(async () => {
    const scope = globalThis as unknown as InWorker
    const done: string[] = []
    const pressed = new Promise<void>(resolve => {
      const note = (what: string) => {
        done.push(what)
        resolve()
      }
      scope.clients.openWindow = async url => {
        note(`opened ${url}`)
        return null
      }
      scope.WindowClient.prototype.focus = async function focus() {
        note(`went to ${this.url}`)
        return this
      }
    })
    await scope.registration.showNotification('Ada has paid', { data: { url: '/support' } })
    const [notification] = await scope.registration.getNotifications()
    if (!notification) throw new Error('Nothing was shown')
    scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }))
    await pressed
    return done
  })
}

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

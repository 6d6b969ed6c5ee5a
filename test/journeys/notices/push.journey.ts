import type { Page, Worker } from '@playwright/test'
import { pushService } from '#test/servers/push-service.ts'
import { expect, expectSaid, openAccount, test } from '../accounts/people.ts'
import { openSignedIn } from '../accounts/signed-in.ts'
import { openRenter } from '../bookings/renters.ts'
import { expectNoAxeViolations } from '../fixtures.ts'
import { payForMoving } from '../moving/moved-things.ts'
import { waitForWorker } from './workers.ts'

const notify = (page: Page) => page.getByRole('switch', { name: 'Notify me here' })
const state = (page: Page) => page.getByTestId('push-state')

/** The browser has no push service, so it subscribes to the stand-in. */
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

/** A headless browser may be unable to show notifications, so the permission is faked. */
async function allowNotifications(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const permission = () => sessionStorage.getItem('permission') ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      sessionStorage.setItem('permission', 'granted')
      return 'granted'
    }
  })
}

test('a switch asks when it is pressed, and news arrive encrypted until it is off', async ({
  page,
  request,
  readMail,
}) => {
  const service = await pushService()
  const device = service.subscribe()
  await allowNotifications(page)
  await subscribeTo(page, device)
  const renter = await openRenter(request, readMail)
  await openSignedIn(page, renter, '/personal-details')
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
  await notify(page).click()
  await expect(notify(page)).toBeChecked()
  await page.getByRole('button', { name: 'Log out' }).first().click()
  await expect.poll(key, { message: 'whoever logs out is told nothing more here' }).toBeNull()
  await service.close()
})

test('a notification is shown by the worker and opens the page that it is about', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/about-us')
  await waitForWorker(page)
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  await keepShown(worker)
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
  const shown = () => worker.evaluate(() => (globalThis as unknown as InWorker).shown)
  await expect.poll(shown).toEqual([notice])

  expect(await press(worker)).toEqual(['closed', `opened ${baseURL}/support`])
  await page.goto('/support')
  expect(await press(worker)).toEqual(['closed', `went to ${baseURL}/support`])
})

interface Notice {
  title: string
  body: string | undefined
  tag: string | undefined
  url: string
}

/** Parts of a worker that pages do not have, and what the test records there. */
interface InWorker {
  shown: Notice[]
  registration: ServiceWorkerRegistration
  clients: { openWindow(url: string): Promise<unknown> }
  WindowClient: { prototype: { url: string; focus(): Promise<unknown> } }
  ExtendableEvent: new (name: string) => Event
  dispatchEvent(event: Event): boolean
}

/** Records what the worker shows, because a headless browser may refuse to show it. */
function keepShown(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const scope = globalThis as unknown as InWorker
    scope.shown = []
    scope.registration.showNotification = async (title, { body, tag, data } = {}) => {
      scope.shown.push({ title, body, tag, url: data.url })
    }
  })
}

/** No tool can press a notification, so the worker gets the event, and its actions are recorded. */
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
    const url = scope.shown.at(-1)?.url
    const notification = { data: { url }, close: () => done.push('closed') }
    const event = new scope.ExtendableEvent('notificationclick')
    scope.dispatchEvent(Object.assign(event, { notification }))
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
  await openSignedIn(page, person, '/personal-details')
  await notify(page).click()
  await expect(state(page)).toHaveText(/Your browser refuses notifications of Holdall/)
  await expect(notify(page)).toBeDisabled()
  await page.addInitScript(() => Reflect.deleteProperty(window, 'PushManager'))
  await page.reload()
  await expect(state(page)).toHaveText(/This browser cannot show notifications/)
  await expect(notify(page)).toBeDisabled()
})

import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { push } from './push-api.ts'

export type PushState = 'unsupported' | 'install' | 'refused' | 'dismissed' | 'off' | 'on'

/**
 * Whose notifications this browser shows. The next person on a shared one has not agreed to any.
 */
const owner = 'holdall.push'

/** The browser or its push service failed, not we. */
export class PushServiceAway extends Error {
  override name = 'PushServiceAway'
}

/** If it is on, the server gets the subscription again, because its address may have changed. */
export async function pushState(account: string): Promise<PushState> {
  const cannot = blockedReason()
  if (cannot) return cannot
  const subscription = await here()
  if (!subscription || localStorage.getItem(owner) !== account) return 'off'
  await renew(subscription).catch(() => undefined)
  return 'on'
}

/** Asks for permission, which browsers allow only after a press. */
export async function switchOn(account: string): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'refused'
  if (permission !== 'granted') return 'dismissed'
  const { key } = await push.key()
  await push.start(wireOf(await subscribed(key)))
  localStorage.setItem(owner, account)
  return 'on'
}

export async function switchOff(): Promise<PushState> {
  const subscription = await here()
  if (subscription) {
    await push.end(subscription.endpoint).catch((error: unknown) => {
      if (!isApiFailure(error, 'not_found')) throw error
    })
    await subscription.unsubscribe().catch(() => false)
  }
  localStorage.removeItem(owner)
  return 'off'
}

function blockedReason(): PushState | undefined {
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) {
    return Notification.permission === 'denied' ? 'refused' : undefined
  }
  return isAppleTouchDevice() ? 'install' : 'unsupported'
}

/** There the page must be on the Home Screen first. An iPad calls itself a Mac. */
function isAppleTouchDevice(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iPhone|iPad/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)
}

async function here(): Promise<PushSubscription | undefined> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? undefined
}

/** A subscription made with an older key of ours would receive nothing. */
async function renew(subscription: PushSubscription): Promise<void> {
  const { key } = await push.key()
  const isOurs = keyOf(subscription) === key
  await push.start(wireOf(isOurs ? subscription : await subscribed(key)))
}

function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0))
  const text = btoa(String.fromCharCode(...bytes))
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

async function subscribed(key: string): Promise<PushSubscription> {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { pushManager } = await navigator.serviceWorker.ready
    // One made for somebody else, or with another key, would receive nothing.
    await (await pushManager.getSubscription())?.unsubscribe()
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key })
  } catch {
    throw new PushServiceAway()
  }
}

function wireOf(subscription: PushSubscription) {
  const { endpoint, keys } = subscription.toJSON()
  return {
    endpoint: endpoint ?? '',
    keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' },
  }
}

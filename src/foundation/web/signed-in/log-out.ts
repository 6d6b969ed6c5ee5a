import { endSession } from '../api/end-session.ts'
import { signOut, whenSessionKnown } from '../session/session-store.ts'

/** Ends here at once, whether or not the server can be reached, and on the server too. */
export async function logOut(): Promise<void> {
  void endNotifications().catch(() => undefined)
  const session = await whenSessionKnown()
  if (session.status === 'in') endSession(session.record.token)
  await signOut()
}

/**
 * They may belong to an earlier session of this browser, which is idle. Its push service tells ours
 * that the device is gone.
 */
async function endNotifications(): Promise<void> {
  if (!('serviceWorker' in navigator && 'PushManager' in window)) return
  const registration = await navigator.serviceWorker.getRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  await subscription?.unsubscribe()
}

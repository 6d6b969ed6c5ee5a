import { api } from '../api/api.ts'
import { signOut } from '../session/session-store.ts'

/** Ends the session on the server too. Without an answer it still ends here. */
export async function logOut(): Promise<void> {
  void endNotifications().catch(() => undefined)
  await api.post('/auth/logout').catch(() => undefined)
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

import { api } from '../api/api.ts'
import { signOut } from '../session/session-store.ts'

/** Ends the session on the server too. Without an answer it still ends here. */
export async function logOut(): Promise<void> {
  await api.post('/auth/logout').catch(() => undefined)
  await signOut()
}

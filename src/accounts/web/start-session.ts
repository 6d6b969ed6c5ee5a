import type { User } from '#accounts/rules/wire.ts'
import { amendSession, signIn } from '#foundation/web/session/session-store.ts'
import type { SignedIn } from './api.ts'

/** Only what pages need before they can ask the server. */
export function startSession({ user, token }: SignedIn) {
  return signIn({ ...rememberedOf(user), token })
}

/** So that the header shows a new name. */
export function rememberMe(user: User) {
  return amendSession(rememberedOf(user))
}

export function rememberedOf({ _id, firstName, role, isVerified }: User) {
  return { _id, firstName, role, isVerified }
}

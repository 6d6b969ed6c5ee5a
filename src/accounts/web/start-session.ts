import type { User } from '#accounts/rules/wire.ts'
import { amendSession, signIn } from '#foundation/web/session/session-store.ts'
import type { SignedIn } from './api.ts'

/** Keeps of a person what the pages need before they can ask the server, and nothing more. */
export function startSession({ user, token }: SignedIn) {
  return signIn({ ...rememberedOf(user), token })
}

/** After somebody changed themselves, so that the header greets them by their new name. */
export function rememberMe(user: User) {
  return amendSession(rememberedOf(user))
}

export function rememberedOf({ _id, firstName, role, isVerified }: User) {
  return { _id, firstName, role, isVerified }
}

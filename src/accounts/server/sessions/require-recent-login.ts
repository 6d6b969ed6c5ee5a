import { fail } from '#foundation/rules/errors.ts'
import type { Context } from '#foundation/server/context.ts'
import { type Person, requirePerson } from '../account/require-person.ts'
import { isRecent } from './session-life.ts'

export function requireRecentLogin(ctx: Pick<Context, 'actor' | 'now'>): Person {
  const person = requirePerson(ctx)
  return isRecent(person.authenticatedAt, ctx.now) ? person : fail('reauth_required')
}

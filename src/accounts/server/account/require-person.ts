import { fail } from '#foundation/rules/errors.ts'
import type { Actor, Context } from '#foundation/server/context.ts'

export type Person = Extract<Actor, { kind: 'person' }>

export function requirePerson({ actor }: Pick<Context, 'actor'>): Person {
  return actor.kind === 'person' ? actor : fail('unauthenticated')
}

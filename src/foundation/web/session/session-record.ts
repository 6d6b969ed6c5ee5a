import type { Role } from '#foundation/rules/permissions.ts'
import type { Reader } from '#foundation/rules/reader.ts'

/** Everything that the browser keeps about somebody. The email stays on the server. */
export interface SessionRecord extends Reader {
  token: string
}

/** Written by hand, because a schema would be most of what a signed-in page must load first. */
export function isSessionRecord(value: unknown): value is SessionRecord {
  if (typeof value !== 'object' || value === null) return false
  const { _id, firstName, role, isVerified, token } = value as Record<string, unknown>
  const texts = [_id, firstName, token].every(text => typeof text === 'string')
  return texts && isRole(role) && typeof isVerified === 'boolean'
}

function isRole(value: unknown): value is Role {
  return value === 'customer' || value === 'partner' || value === 'admin'
}

/**
 * `unknown` until the sealed record is opened, and always on the server. `ended` says what ended it
 * while this tab was open, if it was not the person in this tab.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'out'; ended?: 'by the server' | 'in another tab' }
  | { status: 'in'; record: SessionRecord }

/** Whoever has yet to prove their email cannot keep anything with us. */
export function isMember(session: Session): boolean {
  return session.status === 'in' && session.record.isVerified
}

/** Whose session it is. */
export function accountOf(session: Session): string | undefined {
  return session.status === 'in' ? session.record._id : undefined
}

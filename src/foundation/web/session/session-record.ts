import type { Role } from '#foundation/rules/permissions.ts'

/** All that the browser keeps of somebody. The email stays on the server. */
export interface SessionRecord {
  _id: string
  firstName: string
  role: Role
  isVerified: boolean
  token: string
}

/** By hand, as schemas are heavier than all the rest that a signed-in page begins with. */
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
 * `unknown` lasts until the sealed record is opened; the server knows nothing else. `expired`
 * tells being sent away from leaving.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'out'; expired?: true }
  | { status: 'in'; record: SessionRecord }

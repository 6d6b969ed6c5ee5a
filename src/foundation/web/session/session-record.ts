import type { Role } from '#foundation/rules/permissions.ts'

/** All that the browser keeps of somebody. The email stays on the server (D6). */
export interface SessionRecord {
  _id: string
  firstName: string
  role: Role
  isVerified: boolean
  token: string
}

/**
 * `unknown` lasts until the sealed record is opened; the server knows nothing else. `expired`
 * tells being sent away from leaving.
 */
export type Session =
  | { status: 'unknown' }
  | { status: 'out'; expired?: true }
  | { status: 'in'; record: SessionRecord }

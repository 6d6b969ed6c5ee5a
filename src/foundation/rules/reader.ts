import type { Role } from './permissions.ts'

/** What the frame of every signed-in page shows of the one who reads it. */
export interface Reader {
  _id: string
  firstName: string
  role: Role
  isVerified: boolean
}

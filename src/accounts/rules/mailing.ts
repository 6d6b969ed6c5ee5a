import type { User } from './wire.ts'

/** What people may do without. Mail about bookings, money and security is part of the service. */
export type OptionalMail = 'support' | 'reminder'

export function mayMail(
  user: Pick<User, 'supportEmail' | 'reminderEmail'>,
  about: OptionalMail,
): boolean {
  return about === 'support' ? user.supportEmail : user.reminderEmail
}

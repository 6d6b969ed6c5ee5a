import type { User } from './wire.ts'

/** What a message is about. Booking and security mail is part of the service and always sent. */
export type MessageCategory = 'security' | 'booking' | 'support' | 'reminder' | 'marketing'

type Preferences = Pick<
  User,
  | 'supportEmail'
  | 'supportText'
  | 'reminderEmail'
  | 'reminderText'
  | 'marketingEmail'
  | 'marketingText'
>

export function mayMail(user: Preferences, category: MessageCategory): boolean {
  switch (category) {
    case 'security':
    case 'booking':
      return true
    case 'support':
      return user.supportEmail
    case 'reminder':
      return user.reminderEmail
    case 'marketing':
      return user.marketingEmail
  }
}

/** Texts go only to those who asked for them and gave a number. */
export function mayText(
  user: Preferences & Pick<User, 'phone'>,
  category: 'support' | 'reminder' | 'marketing',
): boolean {
  if (user.phone === null) return false
  return { support: user.supportText, reminder: user.reminderText, marketing: user.marketingText }[
    category
  ]
}

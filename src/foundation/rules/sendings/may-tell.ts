import type { Preferences, Sending } from './sending.ts'

/** Notices that are part of the service are always sent, the others only if their switch is on. */
export function mayMail({ mail }: Sending, wishes: Preferences): boolean {
  return mail === 'always' || mail === 'asked' || wishes[mail]
}

export function mayText({ text }: Sending, wishes: Preferences): boolean {
  return text !== undefined && wishes[text]
}

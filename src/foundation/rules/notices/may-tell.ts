import type { Notice, Preferences } from './notice.ts'

/** Notices that are part of the service are always sent, the others only if their switch is on. */
export function mayMail({ mail }: Notice, wishes: Preferences): boolean {
  return mail === 'always' || mail === 'asked' || wishes[mail]
}

export function mayText({ text }: Notice, wishes: Preferences): boolean {
  return text !== undefined && wishes[text]
}

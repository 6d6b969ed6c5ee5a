import type { Notice, Preferences } from './notice.ts'

/** What is part of the service always comes; the rest to whom its switch is on. */
export function mayMail({ mail }: Notice, wishes: Preferences): boolean {
  return mail === 'always' || mail === 'asked' || wishes[mail]
}

export function mayText({ text }: Notice, wishes: Preferences): boolean {
  return text !== undefined && wishes[text]
}

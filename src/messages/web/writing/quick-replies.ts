import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import { copy } from '../copy.ts'
import { read, write } from './kept-writing.ts'

export const repliesAtMost = 8
export const longestReply = 300

/** Own sentences only, nothing private of others, so they outlive the session. */
const nameOf = (account: string) => `holdall.replies.${account}`

export function quickReplies(account: string): string[] {
  const kept = read(nameOf(account))
  return Array.isArray(kept)
    ? tidy(kept.filter(one => typeof one === 'string'))
    : copy.replies.usual
}

export function keepQuickReplies(account: string, text: string): string[] {
  const replies = tidy(text.split('\n'))
  write(nameOf(account), replies)
  return replies
}

export function tidy(replies: readonly string[]): string[] {
  return replies
    .map(reply => beginningOf(reply.trim(), longestReply))
    .filter(reply => reply !== '')
    .slice(0, repliesAtMost)
}

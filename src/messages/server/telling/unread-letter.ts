import { beginningOf } from '#foundation/rules/text/cut-text.ts'
import type { Letter } from '#foundation/server/mail/letter.ts'
import type { Message } from '#messages/rules/wire.ts'

interface Unread {
  threadId: string
  from: string
  space: string
  messages: readonly Message[]
  /** There are more unread messages than the mail shows. */
  more: boolean
  site: string
}

export function unreadLetter({ threadId, from, space, messages, more, site }: Unread): Letter {
  const isOne = messages.length === 1
  return {
    subject: `${from} wrote to you about ${space}`,
    preview: beginningOf(messages[0]?.text ?? '', 120),
    heading: isOne ? `A message from ${from}` : `Messages from ${from}`,
    paragraphs: [
      ...messages.map(({ text, pictures }) => `${text}${picturesIn(pictures.length)}`),
      ...(more ? ['There is more in the conversation.'] : []),
    ],
    facts: [{ label: 'Space', value: space }],
    action: { label: 'Answer', url: `${site}/messages/${threadId}` },
    footnote:
      'Please answer on Holdall: replies to this email do not reach them. You get at most one such email an hour for a conversation, and none while you read it.',
  }
}

function picturesIn(count: number): string {
  if (count === 0) return ''
  return count === 1 ? ' (with a picture)' : ` (with ${count} pictures)`
}

import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { Message, Sender } from '../../rules/wire.ts'

export type FlowItem =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'system'; key: string; message: Message }
  | { kind: 'message'; key: string; message: Message; isMine: boolean; endsGroup: boolean }

interface Shown {
  messages: readonly Message[]
  /** The reader's side. */
  as: Sender
  /** The id of the message below the line "New". */
  newFrom: string | undefined
}

const togetherMs = 5 * minuteMs

export function flowItems({ messages, as, newFrom }: Shown): FlowItem[] {
  return messages.flatMap((message, at) => {
    const before = messages[at - 1]
    const next = messages[at + 1]
    const lines: FlowItem[] = []
    if (!before || dayOf(before) !== dayOf(message)) {
      lines.push({ kind: 'day', key: `day ${message._id}`, at: message.createdAt })
    }
    if (message._id === newFrom) lines.push({ kind: 'new', key: 'new' })
    return [...lines, drawn(message, next, as)]
  })
}

function drawn(message: Message, next: Message | undefined, as: Sender): FlowItem {
  const key = message._id
  if (message.from === 'system') return { kind: 'system', key, message }
  const endsGroup = !next || !isTogether(message, next)
  return { kind: 'message', key, message, isMine: message.from === as, endsGroup }
}

function isTogether(one: Message, next: Message): boolean {
  const pause = Date.parse(next.createdAt) - Date.parse(one.createdAt)
  return one.from === next.from && pause < togetherMs && dayOf(one) === dayOf(next)
}

function dayOf({ createdAt }: Message): string {
  return formatDay(new Date(createdAt))
}

/** Only messages of the other side count as unread. */
export function firstUnread(
  messages: readonly Message[],
  as: Sender,
  readByYou: string | null,
): string | undefined {
  const unseen = messages.filter(
    ({ from, createdAt }) => from !== as && createdAt > (readByYou ?? ''),
  )
  return unseen.some(({ from }) => from !== 'system') ? unseen[0]?._id : undefined
}

export function lastOwn(
  messages: readonly Message[],
  as: Sender,
  readByThem: string | null,
): { id: string; isRead: boolean } | undefined {
  const own = messages.findLast(({ from }) => from === as)
  return own && { id: own._id, isRead: own.createdAt <= (readByThem ?? '') }
}

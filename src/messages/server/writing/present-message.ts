import type { Message } from '#messages/rules/wire.ts'
import type { Side, ThreadRow } from '../thread/threads-table.ts'
import { lookThrough } from './look-through.ts'
import type { MessageRow } from './messages-table.ts'

type Booked = Pick<ThreadRow, 'booked_at'>

/** Writers see all they wrote, and that part of it is hidden from the other side. */
export function presentMessage(row: MessageRow, thread: Booked, reader: Side): Message {
  const { text, masked } = forOtherSide(row, thread)
  return { ...whole(row), text: row.sender === reader ? row.text : text, masked }
}

/** For the operator who decides about a report. */
export function presentWhole(row: MessageRow, thread: Booked): Message {
  return { ...whole(row), masked: forOtherSide(row, thread).masked }
}

/** Nothing is hidden after a paid booking, nor in lines that no person wrote. */
function forOtherSide({ sender, text }: MessageRow, { booked_at }: Booked) {
  return booked_at === null && sender !== 'system' ? lookThrough(text) : { text, masked: false }
}

function whole(row: MessageRow): Message {
  return {
    _id: row.id,
    threadId: row.thread_id,
    from: row.sender,
    text: row.text,
    pictures: row.pictures,
    createdAt: row.created_at.toISOString(),
    masked: false,
    bankDetails: row.sender !== 'system' && lookThrough(row.text).bankDetails,
  }
}

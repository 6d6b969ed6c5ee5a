import { hasBankDetails, mask } from '#messages/rules/masking/masking.ts'
import type { Message } from '#messages/rules/wire.ts'
import type { Side, ThreadRow } from '../thread/threads-table.ts'
import type { MessageRow } from './messages-table.ts'

/**
 * Writers see all they wrote, and that part of it is hidden from the other side. After a paid
 * booking nothing is hidden.
 */
export function presentMessage(
  row: MessageRow,
  { booked_at }: Pick<ThreadRow, 'booked_at'>,
  reader: Side,
): Message {
  const { text, masked } =
    booked_at === null && row.sender !== 'system'
      ? mask(row.text)
      : { text: row.text, masked: false }
  return { ...whole(row), text: row.sender === reader ? row.text : text, masked }
}

/** For the operator who decides about a report. */
export function presentWhole(row: MessageRow): Message {
  return { ...whole(row), masked: mask(row.text).masked }
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
    bankDetails: row.sender !== 'system' && hasBankDetails(row.text),
  }
}

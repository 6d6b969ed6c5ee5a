import { z } from 'zod'
import { Id } from '#foundation/rules/ids.ts'
import { PageInfo, Paging } from '#foundation/rules/paging.ts'
import { prose } from '#foundation/rules/text/text.ts'
import { longestMessage, picturesAtMost } from './message-terms.ts'

export const NewThread = z.strictObject({ listing: Id })

export const NewMessage = z.strictObject({
  text: prose(longestMessage, 'Please write a message.'),
  pictures: z.array(z.string().max(200)).max(picturesAtMost).default([]),
})
export type NewMessage = z.infer<typeof NewMessage>

/** `system` reports what became of a booking. */
export const Sender = z.enum(['renter', 'partner', 'system'])
export type Sender = z.infer<typeof Sender>

export const Message = z.strictObject({
  _id: Id,
  threadId: Id,
  from: Sender,
  text: z.string(),
  pictures: z.array(z.string()),
  createdAt: z.string(),
  /** Part of the text is hidden: from the reader or, for its writer, from the other side. */
  masked: z.boolean(),
  /** It holds a sort code with an account number: payments outside Holdall are not protected. */
  bankDetails: z.boolean(),
})
export type Message = z.infer<typeof Message>

export const Thread = z.strictObject({
  _id: Id,
  listing: z.strictObject({
    _id: Id,
    storageTitle: z.string(),
    picture: z.string().nullable(),
    /** Whether it can be found and booked now. */
    isLive: z.boolean(),
  }),
  with: z.strictObject({ firstName: z.string(), isFormer: z.boolean() }),
  /** The reader's side. */
  as: z.enum(['renter', 'partner']),
  last: Message.nullable(),
  unread: z.int(),
  /** The newest first. */
  bookings: z.array(Id),
  /** Why nobody can write any more. */
  closed: z.enum(['by you', 'by them', 'left']).nullable(),
  /** Null until the other side has read anything. */
  readByThem: z.string().nullable(),
  readByYou: z.string().nullable(),
})
export type Thread = z.infer<typeof Thread>

export const ThreadsQuery = Paging.extend({
  /** The reader's side; both when left out. */
  as: z.enum(['renter', 'partner']).optional(),
})
export const ThreadsMeta = PageInfo

/** `before` is the id of the oldest message that is known already. */
export const ThreadQuery = z.strictObject({ before: Id.optional() })

export const ThreadPage = z.strictObject({
  thread: Thread,
  /** The oldest first. */
  messages: z.array(Message),
  /** There are older messages. */
  more: z.boolean(),
})
export type ThreadPage = z.infer<typeof ThreadPage>

/** The id of the last message that was seen. */
export const ReadUpTo = z.strictObject({ upTo: Id })

export const ThreadReport = z.strictObject({
  reason: prose(1000, 'Please say what is wrong.'),
})

export const Unread = z.strictObject({ count: z.int() })
export type Unread = z.infer<typeof Unread>

/** For the operator: nothing hidden, and both full names. */
export const ReportedThread = z.strictObject({
  _id: Id,
  listing: z.strictObject({ _id: Id, storageTitle: z.string() }),
  renter: z.strictObject({ _id: Id, name: z.string() }),
  partner: z.strictObject({ _id: Id, name: z.string() }),
  messages: z.array(Message),
  more: z.boolean(),
})
export type ReportedThread = z.infer<typeof ReportedThread>

/** Sent by the stream as `event: message`, `event: read` and `event: unread`. */
export const MessageEvent = z.strictObject({ threadId: Id, message: Message })
export type MessageEvent = z.infer<typeof MessageEvent>
export const ReadEvent = z.strictObject({ threadId: Id, by: Sender, upTo: z.string() })
export type ReadEvent = z.infer<typeof ReadEvent>

import { useState } from 'react'
import type { SessionRecord } from '#foundation/web/session/session-record.ts'
import { copy } from '../copy.ts'
import { flowItems, lastOwn } from '../flow/flow-items.ts'
import { type Conversation, messagesOf, threadOf } from '../known/conversation.ts'
import { nameOfOther } from '../known/name-of-other.ts'
import { Composer } from '../writing/Composer.tsx'
import { hasArrived } from '../writing/has-arrived.ts'
import { useSending } from '../writing/use-sending.ts'
import { ClosedThread } from './ClosedThread.tsx'
import { DrawnFlow } from './DrawnFlow.tsx'
import { type OlderMessages, ScrolledFlow } from './ScrolledFlow.tsx'
import { ThreadHead } from './ThreadHead.tsx'
import { useMarkRead } from './use-mark-read.ts'
import { useNewLine } from './use-new-line.ts'

interface OpenThreadProps {
  conversation: Conversation
  account: SessionRecord
  isFresh: boolean
  older: OlderMessages
}

export function OpenThread(props: OpenThreadProps) {
  const thread = threadOf(props.conversation)
  return thread ? <Known {...props} thread={thread} /> : null
}

type KnownProps = OpenThreadProps & { thread: NonNullable<ReturnType<typeof threadOf>> }

function Known({ conversation, account, isFresh, older, thread }: KnownProps) {
  const { as, readByThem, closed } = thread
  const messages = messagesOf(conversation)
  const sending = useSending(account._id, thread._id)
  const unsent = sending.unsent.filter(one => !hasArrived(one, messages, as))
  const [isAtEnd, setAtEnd] = useState(true)
  const newFrom = useNewLine(thread, messages, isFresh)
  useMarkRead(thread, messages.at(-1), isAtEnd)
  const other = nameOfOther(thread)
  return (
    <>
      <ThreadHead thread={thread} role={account.role} />
      <ScrolledFlow
        label={copy.thread.about(other)}
        newest={unsent.at(-1)?.key ?? messages.at(-1)?._id}
        isOwn={unsent.length > 0 || messages.at(-1)?.from === as}
        older={older}
        onAtEnd={setAtEnd}
      >
        <DrawnFlow
          items={flowItems({ messages, as, newFrom })}
          unsent={unsent}
          own={lastOwn(messages, as, readByThem)}
          other={other}
          isWhole={!older.isThere}
          onTryAgain={sending.tryAgain}
          onGiveUp={sending.giveUp}
        />
      </ScrolledFlow>
      {closed ? (
        <ClosedThread thread={thread} closed={closed} />
      ) : (
        <Composer
          thread={thread}
          account={account._id}
          onSend={draft => void sending.send(draft, messages)}
        />
      )}
    </>
  )
}

import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { Message, ReportedThread } from '#messages/rules/wire.ts'
import { MessagePictures } from '#messages/web/flow/MessagePictures.tsx'
import { copy } from './copy.ts'
import { reportedThreadQuery, reportedWordsQuery } from './reports-api.ts'

const words = copy.conversation

interface Reported {
  reportId: string
  threadId: string
}

/** Loaded only on a press, because each look is written to the audit log. */
export function ReportedConversation({ reportId, threadId }: Reported) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Panel heading={words.heading}>
      <div className="grid gap-4">
        <Alert>{words.written}</Alert>
        {isOpen ? (
          <>
            <Conversation threadId={threadId} />
            <AsWritten reportId={reportId} />
          </>
        ) : (
          <Button className="justify-self-start" onClick={() => setOpen(true)}>
            {words.open}
          </Button>
        )}
      </div>
    </Panel>
  )
}

function Conversation({ threadId }: { threadId: string }) {
  const thread = useInfiniteQuery(reportedThreadQuery(threadId))
  const waiting = (
    <Loading label={words.loading}>
      <SkeletonText lines={4} />
    </Loading>
  )
  return (
    <Loaded query={thread} failed={words.failed} waiting={waiting}>
      {({ pages }) => <Pages thread={thread} pages={pages} />}
    </Loaded>
  )
}

/** What its writer has taken along since then by leaving can still be read. */
function AsWritten({ reportId }: { reportId: string }) {
  const { data, isError } = useQuery(reportedWordsQuery(reportId))
  if (isError) return <p role="alert">{words.failed}</p>
  if (!data?.words) return null
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{copy.asReported.heading}</h3>
      <p className="max-w-measure text-ink-soft text-sm">{copy.asReported.thread}</p>
      <p className="wrap-anywhere max-w-measure whitespace-pre-line">{data.words}</p>
    </section>
  )
}

interface PagesProps {
  thread: UseInfiniteQueryResult
  pages: readonly ReportedThread[]
}

function Pages({ thread, pages }: PagesProps) {
  const [newest] = pages
  if (!newest) return null
  const messages = pages.toReversed().flatMap(page => page.messages)
  return (
    <>
      {thread.hasNextPage && (
        <Button
          variant="secondary"
          size="sm"
          loading={thread.isFetchingNextPage}
          onClick={() => void thread.fetchNextPage()}
        >
          {words.older}
        </Button>
      )}
      <ol aria-label={words.heading} className="grid gap-4">
        {messages.map(message => (
          <OneMessage key={message._id} message={message} thread={newest} />
        ))}
      </ol>
    </>
  )
}

function OneMessage({ message, thread }: { message: Message; thread: ReportedThread }) {
  const { from, text, pictures, createdAt } = message
  const who = from === 'system' ? words.holdall : `${thread[from].name} (${words.sides[from]})`
  return (
    <li className="min-w-0 border-hairline border-l-2 pl-4">
      <p className="wrap-anywhere text-sm">
        <span className="font-semibold">{who}</span>{' '}
        <time dateTime={createdAt} className="text-ink-soft">
          {formatMoment(new Date(createdAt))}
        </time>
      </p>
      <p className="wrap-anywhere max-w-measure whitespace-pre-line">{text}</p>
      <MessagePictures pictures={pictures} />
    </li>
  )
}

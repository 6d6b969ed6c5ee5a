import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { createFileRoute, Link, useHydrated } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { LogInAsAnother } from '#accounts/web/login/LogInAsAnother.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { threadAddress } from '../addresses.ts'
import { copy } from '../copy.ts'
import { catchUpThread, threadQuery } from '../known/queries.ts'
import { BackToList } from './BackToList.tsx'
import { OpenThread } from './OpenThread.tsx'
import { ThreadSkeleton } from './ThreadSkeleton.tsx'
import { useVisibleArea } from './use-visible-area.ts'

const words = copy.thread

export const Route = createFileRoute('/_dashboard/messages/$threadId')({
  staticData: { firstReads: ({ threadId = '' }) => [threadAddress(threadId)] },
  component: ThreadPage,
})

/** On a phone it covers the whole screen, above the keyboard. */
function ThreadPage() {
  const { threadId } = Route.useParams()
  const area = useRef<HTMLDivElement>(null)
  useVisibleArea(area)
  return (
    <div
      ref={area}
      data-open-thread
      className="flex min-h-0 min-w-0 flex-1 flex-col bg-paper max-md:fixed max-md:inset-x-0 max-md:top-(--seen-top,0px) max-md:z-40 max-md:h-(--seen-height,100dvh)"
    >
      <LoadedThread key={threadId} id={threadId} />
    </div>
  )
}

function LoadedThread({ id }: { id: string }) {
  const session = useSession()
  // What waits to be sent is in the browser alone.
  const isHydrated = useHydrated()
  const queries = useQueryClient()
  const conversation = useInfiniteQuery(threadQuery(id))
  // Known messages are shown at once and brought up to date afterwards.
  const [isFresh, setFresh] = useState(conversation.data === undefined)
  useEffect(() => {
    if (isFresh) return
    catchUpThread(queries, id).then(
      () => setFresh(true),
      () => undefined,
    )
  }, [queries, id, isFresh])

  if (conversation.data && session.status === 'in' && isHydrated) {
    return (
      <OpenThread
        conversation={conversation.data}
        account={session.record}
        isFresh={isFresh}
        older={{
          isThere: conversation.hasNextPage,
          isLoading: conversation.isFetchingNextPage,
          hasFailed: conversation.isFetchNextPageError,
          load: () => void conversation.fetchNextPage(),
        }}
      />
    )
  }
  return (
    <>
      {conversation.isLoadingError && (
        <div className="p-1 md:hidden">
          <BackToList />
        </div>
      )}
      <Loaded
        query={conversation}
        failed={words.failed}
        waiting={<ThreadSkeleton />}
        missing={<Missing />}
        className="m-4"
      >
        {() => <ThreadSkeleton />}
      </Loaded>
    </>
  )
}

function Missing() {
  return (
    <EmptyState
      title={words.missing}
      className="m-4"
      action={
        <>
          <Link to="/messages" className={buttonClass()}>
            {words.back}
          </Link>
          <LogInAsAnother />
        </>
      }
    >
      {words.missingAbout}
    </EmptyState>
  )
}

import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { threadsQuery } from '../known/queries.ts'
import { type ThreadList as List, threadsOf } from '../known/thread-list.ts'
import { ThreadRow } from './ThreadRow.tsx'

const words = copy.list
/** What stands here has the frame of the list. */
const framed = 'm-3 border-none px-3!'

export function ThreadList() {
  const list = useInfiniteQuery(threadsQuery)
  return (
    <Loaded query={list} failed={words.failed} waiting={waiting} className={framed}>
      {data => <Threads list={list} data={data} />}
    </Loaded>
  )
}

const waiting = (
  <Loading label={words.loading}>
    <ThreadRowSkeleton />
    <ThreadRowSkeleton />
    <ThreadRowSkeleton />
    <ThreadRowSkeleton />
  </Loading>
)

function ThreadRowSkeleton() {
  return (
    <div className="flex items-center gap-3 border-hairline border-b p-3 last:border-b-0">
      <Skeleton className="size-12 shrink-0" />
      <div className="grid min-w-0 flex-1 gap-2 py-1">
        <Skeleton className="h-4 w-24" />
        <Skeleton className="h-3 w-4/5" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
    </div>
  )
}

interface ThreadsProps {
  list: UseInfiniteQueryResult<List>
  data: List
}

function Threads({ list, data }: ThreadsProps) {
  const threads = threadsOf(data)
  if (threads.length === 0) return <NoThreads />
  return (
    <>
      <ul>
        {threads.map(thread => (
          <ThreadRow key={thread._id} thread={thread} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="p-3">
          <Button
            variant="secondary"
            size="sm"
            wide
            loading={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      )}
    </>
  )
}

function NoThreads() {
  const session = useSession()
  const isPartner = session.status === 'in' && session.record.role === 'partner'
  return (
    <EmptyState
      title={words.empty}
      illustration={<EmptyListScene />}
      className={framed}
      action={
        <Link to={isPartner ? '/listings' : '/search'} className={buttonClass()}>
          {isPartner ? words.listings : words.search}
        </Link>
      }
    >
      {isPartner ? words.emptyPartner : words.emptyRenter}
    </EmptyState>
  )
}

import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { copy } from '../copy.ts'
import { threadsQuery } from '../known/queries.ts'
import { type ThreadList as List, threadsOf } from '../known/thread-list.ts'
import { ThreadRow } from './ThreadRow.tsx'

const words = copy.list

export function ThreadList() {
  const list = useInfiniteQuery(threadsQuery)
  return (
    <Loaded query={list} failed={words.failed} waiting={waiting}>
      {data => <Threads list={list} data={data} />}
    </Loaded>
  )
}

const waiting = (
  <Loading label={words.loading}>
    <div className="px-4">
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </div>
  </Loading>
)

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
      className="m-3 border-none px-3"
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

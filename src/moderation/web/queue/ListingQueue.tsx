import type { UseQueryResult } from '@tanstack/react-query'
import { EmptyListScene } from '#foundation/web/scenes/EmptyListScene.tsx'
import { cx } from '#foundation/web/ui/cx.ts'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Loading, SkeletonRow } from '#foundation/web/ui/Skeleton.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { QueueRow } from './QueueRow.tsx'

const words = copy.queue

interface ListingQueueProps {
  queue: UseQueryResult<{ data: ReviewedListing[]; meta: { total: number } }>
  listings: readonly ReviewedListing[]
  /** Whether the list shows what waits, so that an empty one is good news. */
  isWaitingOnly: boolean
  query: string
  chosenId: string | undefined
  /** Left out where choosing a row opens its page. */
  onChoose?: (listing: ReviewedListing) => void
}

export function ListingQueue(props: ListingQueueProps) {
  const { queue, listings, isWaitingOnly, query, chosenId, onChoose } = props
  if (queue.isPending) {
    return (
      <Loading label={words.loading}>
        {[1, 2, 3, 4, 5].map(row => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (queue.isError) {
    return (
      <ErrorState title={words.failed} onRetry={queue.refetch} retrying={queue.isFetching}>
        {queue.error.message}
      </ErrorState>
    )
  }
  if (queue.data.data.length === 0) {
    return isWaitingOnly ? (
      <EmptyState title={words.empty} illustration={<EmptyListScene />}>
        {words.emptyAbout}
      </EmptyState>
    ) : (
      <EmptyState title={words.emptyOther} />
    )
  }
  if (listings.length === 0) {
    return <EmptyState title={words.noMatch}>{words.noMatchAbout(query)}</EmptyState>
  }
  const late = listings.filter(listing => listing.late).length
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {words.count(queue.data.meta.total)}
        {late > 0 && <strong className="text-danger">{`, ${words.late(late)}`}</strong>}
      </p>
      <ul
        aria-label={words.list}
        className={cx('grid grid-cols-1 gap-2.5', queue.isPlaceholderData && 'opacity-60')}
      >
        {listings.map(listing => (
          <QueueRow
            key={listing._id}
            listing={listing}
            isChosen={listing._id === chosenId}
            onChoose={onChoose}
          />
        ))}
      </ul>
    </>
  )
}

import type { UseQueryResult } from '@tanstack/react-query'
import { ListStates } from '#design/lists/ListStates.tsx'
import { NothingOnPage } from '#design/lists/NothingOnPage.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { copy } from './copy.ts'
import { QueueRow } from './QueueRow.tsx'

interface ListingQueueProps {
  queue: UseQueryResult<{ data: ReviewedListing[]; meta: { total: number } }>
  listings: readonly ReviewedListing[]
  /** Then an empty list is good news and says so. */
  isWaitingOnly: boolean
  query: string
  chosenId: string | undefined
  onLastPage: () => void
  /** Left out where choosing a row opens its page. */
  onChoose?: (listing: ReviewedListing) => void
}

export function ListingQueue({ queue, isWaitingOnly, onLastPage, ...shown }: ListingQueueProps) {
  return (
    <ListStates list={queue} words={copy} skeletonRows={5}>
      {({ data, meta: { total } }) => {
        if (total === 0) return <NothingThere isWaitingOnly={isWaitingOnly} />
        if (data.length === 0) return <NothingOnPage onBack={onLastPage} />
        return <Rows {...shown} total={total} isStale={queue.isPlaceholderData} />
      }}
    </ListStates>
  )
}

function NothingThere({ isWaitingOnly }: Pick<ListingQueueProps, 'isWaitingOnly'>) {
  return isWaitingOnly ? (
    <EmptyState title={copy.empty} illustration={<EmptyListScene />}>
      {copy.emptyAbout}
    </EmptyState>
  ) : (
    <EmptyState title={copy.emptyOther} />
  )
}

interface RowsProps extends Omit<ListingQueueProps, 'queue' | 'isWaitingOnly' | 'onLastPage'> {
  total: number
  isStale: boolean
}

function Rows({ listings, query, chosenId, onChoose, total, isStale }: RowsProps) {
  if (listings.length === 0) {
    return <EmptyState title={copy.noMatch}>{copy.noMatchAbout(query)}</EmptyState>
  }
  const late = listings.filter(listing => listing.late).length
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {copy.count(total)}
        {late > 0 && <strong className="text-danger">{`, ${copy.late(late)}`}</strong>}
      </p>
      <ul
        aria-label={copy.list}
        className={cx('grid grid-cols-1 gap-2.5', isStale && 'opacity-60')}
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

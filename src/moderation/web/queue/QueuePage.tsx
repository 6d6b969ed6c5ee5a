import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { Pagination } from '#design/ui/navigation/Pagination.tsx'
import type { ReviewedListing } from '../../rules/wire.ts'
import { queueAddress, queuePageSize } from '../addresses.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { queueQuery } from '../queries.ts'
import { LoadedReview } from '../review/LoadedReview.tsx'
import { ShortcutHints } from '../ShortcutHints.tsx'
import { useShortcuts } from '../shortcuts.ts'
import { copy } from './copy.ts'
import { FailingNotice } from './FailingNotice.tsx'
import { ListingQueue } from './ListingQueue.tsx'
import { matching } from './matching.ts'
import { type QueueStatus, queueStatuses, readQueueSearch } from './queue-search.ts'
import { useWide } from './use-wide.ts'

export const Route = createFileRoute('/_dashboard/admin')({
  validateSearch: readQueueSearch,
  staticData: {
    firstReads: (_, search) => {
      const { status = 'queue', page = 1 } = readQueueSearch(search)
      return [queueAddress(status, page)]
    },
  },
  component: QueuePage,
})

/** The oldest first; on a wide screen with the chosen one beside the list. */
function QueuePage() {
  const { status = 'queue', page = 1, q = '' } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin' })
  const [isWide, measure] = useWide()
  const queue = useQuery(queueQuery(status, page))
  const listings = matching(queue.data?.data ?? [], q)
  const { chosen, at, choose } = useChosen(listings, isWide)

  useShortcuts({
    j: () => choose(listings[at + 1]),
    k: () => choose(listings[Math.max(at - 1, 0)]),
    Enter: !isWide && chosen ? () => void open(chosen._id) : undefined,
  })
  const open = (id: string) => navigate({ to: '/admin/listings/$id', params: { id } })
  const pageCount = Math.ceil((queue.data?.meta.total ?? 0) / queuePageSize)
  const turn = (next: number) => void navigate({ search: before => ({ ...before, page: next }) })
  return (
    <ConsoleFrame section="listings">
      <FailingNotice />
      <StatusChoice
        status={status}
        onChoose={next => void navigate({ search: { status: next, q: q || undefined } })}
      />
      <div
        ref={measure}
        className={cx(
          'grid items-start gap-8',
          isWide && 'grid-cols-[min(21rem,40%)_minmax(0,1fr)]',
        )}
      >
        <div
          className={cx(
            'min-w-0',
            isWide && 'sticky top-6 max-h-[calc(100dvh-3rem)] overflow-y-auto p-1',
          )}
        >
          <ListingQueue
            queue={queue}
            listings={listings}
            isWaitingOnly={status === 'queue'}
            query={q}
            chosenId={chosen?._id}
            onLastPage={() => turn(pageCount)}
            onChoose={isWide ? choose : undefined}
          />
          <Pagination page={page} pageCount={pageCount} onPage={turn} className="mt-5" />
        </div>
        {isWide && chosen && (
          <LoadedReview
            id={chosen._id}
            onDecided={() => choose(listings[at + 1] ?? listings[at - 1])}
          />
        )}
      </div>
    </ConsoleFrame>
  )
}

/** On a wide screen the first one is chosen until somebody chooses another. */
function useChosen(listings: readonly ReviewedListing[], isWide: boolean) {
  const [chosenId, setChosenId] = useState<string>()
  const chosen =
    listings.find(listing => listing._id === chosenId) ?? (isWide ? listings[0] : undefined)
  const at = chosen ? listings.indexOf(chosen) : -1
  const choose = (listing: ReviewedListing | undefined) => listing && setChosenId(listing._id)
  useEffect(() => {
    if (chosenId) document.getElementById(`queue-${chosenId}`)?.scrollIntoView({ block: 'nearest' })
  }, [chosenId])
  return { chosen, at, choose }
}

interface StatusChoiceProps {
  status: QueueStatus
  onChoose: (status: QueueStatus) => void
}

function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <Select
        label={copy.show}
        value={status}
        onChange={event => onChoose(event.target.value as QueueStatus)}
        options={queueStatuses.map(value => ({ value, label: copy.filters[value] }))}
        className="w-64 max-w-full"
      />
      <ShortcutHints />
    </div>
  )
}

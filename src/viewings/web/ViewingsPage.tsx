import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link, useNavigate } from '@tanstack/react-router'
import { pageIn } from '#design/lists/list-search.ts'
import { PagedList } from '#design/lists/PagedList.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { viewingPageSize } from './api.ts'
import { copy } from './copy.ts'
import { viewingsQuery } from './queries.ts'
import { ViewingCard } from './ViewingCard.tsx'

interface ViewingsSearch {
  as?: 'renter'
  show?: 'past'
  page?: number
}

export const Route = createFileRoute('/_dashboard/viewings')({
  validateSearch: (address: Record<string, unknown>): ViewingsSearch => ({
    ...pageIn(address),
    ...(address.as === 'renter' && { as: 'renter' as const }),
    ...(address.show === 'past' && { show: 'past' as const }),
  }),
  component: ViewingsPage,
})

const sides = [
  { value: 'host', label: copy.ofMySpaces },
  { value: 'renter', label: copy.ofOthers },
] as const
const times = [
  { value: 'open', label: copy.open },
  { value: 'past', label: copy.past },
] as const

const cardSkeleton = (
  <div className="mb-5">
    <SkeletonCard />
  </div>
)

/** Partners show spaces and may also view some. Customers only view. */
function ViewingsPage() {
  useDashboardTitle(copy.title)
  const { as, show = 'open', page = 1 } = Route.useSearch()
  const session = useSession()
  const isPartner = session.status === 'in' && session.record.role === 'partner'
  const side = isPartner && as !== 'renter' ? 'host' : 'renter'
  const navigate = useNavigate({ from: '/viewings' })
  const list = useQuery(viewingsQuery({ as: side, show, page }))
  const go = (search: ViewingsSearch) => void navigate({ search })
  const asked: ViewingsSearch = side === 'renter' ? { as: side } : {}
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-3">
        {isPartner && (
          <Segmented
            label={copy.whose}
            hideLabel
            options={sides}
            value={side}
            onChange={next => go(next === 'renter' ? { as: next } : {})}
          />
        )}
        <Segmented
          label={copy.show}
          hideLabel
          options={times}
          value={show}
          onChange={next => go({ ...asked, ...(next === 'past' && { show: next }) })}
        />
      </div>
      <p className="mb-4 text-ink-soft text-sm">{copy.londonTime}</p>
      <PagedList
        list={list}
        words={copy}
        skeletonRows={2}
        skeleton={cardSkeleton}
        empty={<NoViewings side={side} show={show} />}
        page={page}
        pageSize={viewingPageSize}
        onPage={next => go({ ...asked, ...(show === 'past' && { show }), page: next })}
      >
        {rows => (
          <div className="grid gap-5">
            {rows.map(viewing => (
              <ViewingCard key={viewing._id} viewing={viewing} />
            ))}
          </div>
        )}
      </PagedList>
    </>
  )
}

function NoViewings({ side, show }: { side: 'host' | 'renter'; show: 'open' | 'past' }) {
  const action = side === 'renter' && (
    <Link to="/search" className={buttonClass({ variant: 'secondary' })}>
      {copy.findStorage}
    </Link>
  )
  return (
    <EmptyState
      title={copy.empty[side][show]}
      illustration={<EmptyListScene />}
      {...(action && { action })}
    >
      {copy.emptyWords[side]}
    </EmptyState>
  )
}

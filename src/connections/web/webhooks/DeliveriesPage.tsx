import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import type { Address } from '#connections/rules/wire.ts'
import { pageIn } from '#design/lists/list-search.ts'
import { PagedList } from '#design/lists/PagedList.tsx'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { logPageSize } from '../api.ts'
import { copy } from '../copy.ts'
import { addressesQuery, deliveriesQuery } from '../queries.ts'
import { DeliveryRow } from './DeliveryRow.tsx'
import { SendTest } from './SendTest.tsx'

export const Route = createFileRoute('/_dashboard/connections/$id')({
  validateSearch: (address: Record<string, unknown>): { page?: number } => pageIn(address),
  component: DeliveriesPage,
})

const { log: words } = copy

function DeliveriesPage() {
  useDashboardTitle(words.title)
  const { id } = Route.useParams()
  const addresses = useQuery(addressesQuery)
  const waiting = (
    <Loading label={words.loading}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
  return (
    <div className="max-w-3xl">
      <BackLink to="/connections">{words.back}</BackLink>
      <Loaded query={addresses} failed={words.failed} waiting={waiting}>
        {list => {
          const address = list.find(one => one._id === id)
          return address ? <Log address={address} /> : <Missing />
        }}
      </Loaded>
    </div>
  )
}

function Missing() {
  return <EmptyState title={words.missing}>{words.missingWords}</EmptyState>
}

function Log({ address }: { address: Address }) {
  const { page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/connections/$id' })
  const list = useQuery(deliveriesQuery(address._id, page))
  return (
    <>
      <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="wrap-anywhere text-lg">{address.url}</h2>
          <p className="mt-1 max-w-measure text-ink-soft">{words.intro}</p>
          {!address.isOn && (
            <p className="mt-3 max-w-measure text-ink-soft text-sm">
              <Badge tone="danger">{copy.webhooks.off}</Badge> {copy.webhooks.offWords}
            </p>
          )}
        </div>
        {address.isOn && <SendTest id={address._id} className="max-sm:w-full" />}
      </div>
      <PagedList
        list={list}
        words={words}
        skeletonRows={4}
        empty={<EmptyState title={words.none}>{words.noneWords}</EmptyState>}
        page={page}
        pageSize={logPageSize}
        onPage={next => void navigate({ search: next > 1 ? { page: next } : {} })}
      >
        {rows => (
          <Card>
            <ul>
              {rows.map(delivery => (
                <DeliveryRow key={delivery._id} address={address} delivery={delivery} />
              ))}
            </ul>
          </Card>
        )}
      </PagedList>
    </>
  )
}

import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { Pagination } from '#foundation/web/ui/Pagination.tsx'
import { Select } from '#foundation/web/ui/Select.tsx'
import { Loading, SkeletonRow } from '#foundation/web/ui/Skeleton.tsx'
import type { KnownPerson } from '../../rules/wire.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'
import { LiveSearch } from '../LiveSearch.tsx'
import { peopleQuery } from '../queries.ts'
import { PeopleTable } from './PeopleTable.tsx'
import { readPeopleSearch, roleOf } from './people-search.ts'

const words = copy.people

export const Route = createFileRoute('/_dashboard/admin/people')({
  validateSearch: readPeopleSearch,
  component: PeoplePage,
})

type PeopleResult = UseQueryResult<{ data: KnownPerson[]; meta: { total: number } }>

const pageSize = 25

function PeoplePage() {
  useDashboardTitle(copy.title)
  const { q = '', role, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/people' })
  const people = useQuery(peopleQuery({ q, role, page, limit: pageSize }))
  return (
    <ConsoleFrame>
      <div className="mb-5 flex flex-wrap items-end gap-4">
        <LiveSearch
          label={words.search}
          query={q}
          onQuery={next => navigate({ search: { q: next || undefined, role }, replace: true })}
        />
        <Select
          label={words.role}
          value={role ?? ''}
          onChange={event => {
            const next = event.target.value
            void navigate({ search: { q: q || undefined, role: roleOf(next) } })
          }}
          options={[
            { value: '', label: words.everyone },
            ...Object.entries(words.roles).map(([value, label]) => ({ value, label })),
          ]}
          className="w-44"
        />
      </div>
      <FoundPeople people={people} />
      <Pagination
        page={page}
        pageCount={Math.ceil((people.data?.meta.total ?? 0) / pageSize)}
        onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
        className="mt-6"
      />
    </ConsoleFrame>
  )
}

function FoundPeople({ people }: { people: PeopleResult }) {
  if (people.isPending) {
    return (
      <Loading label={words.loading}>
        {[1, 2, 3, 4, 5, 6].map(row => (
          <SkeletonRow key={row} />
        ))}
      </Loading>
    )
  }
  if (people.isError) {
    return (
      <ErrorState title={words.failed} onRetry={people.refetch} retrying={people.isFetching}>
        {people.error.message}
      </ErrorState>
    )
  }
  const { data, meta } = people.data
  if (data.length === 0) return <EmptyState title={words.empty}>{words.emptyAbout}</EmptyState>
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft text-sm">
        {words.count(meta.total)}
      </p>
      <PeopleTable people={data} />
    </>
  )
}

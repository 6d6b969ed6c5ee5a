import { useQuery } from '@tanstack/react-query'
import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { pageIn, textsIn } from '#design/lists/list-search.ts'
import { PagedList } from '#design/lists/PagedList.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { peopleQuery } from '../queries.ts'
import { SearchHead } from '../SearchHead.tsx'
import { copy } from './copy.ts'
import { PeopleTable } from './PeopleTable.tsx'

const groups = ['customer', 'partner', 'admin', 'suspended'] as const
type Group = (typeof groups)[number]

interface PeopleSearch {
  q?: string
  show?: Group
  page?: number
}

function readPeopleSearch(address: Record<string, unknown>): PeopleSearch {
  const show = groups.find(one => one === address.show)
  return { ...textsIn(['q'], address), ...(show && { show }), ...pageIn(address) }
}

function filterOf(show: Group | undefined) {
  if (show === 'suspended') return { suspended: 'true' } as const
  return show ? { role: show } : {}
}

const words = copy.people

export const Route = createFileRoute('/_dashboard/admin/people')({
  validateSearch: readPeopleSearch,
  component: PeoplePage,
})

const pageSize = 25

function PeoplePage() {
  const { q, show, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/people' })
  const people = useQuery(peopleQuery({ q: q ?? '', ...filterOf(show), page, limit: pageSize }))
  return (
    <ConsoleFrame section="people">
      <SearchHead
        label={words.search}
        query={q ?? ''}
        onQuery={next => void navigate({ search: { q: next, show }, replace: true })}
        filter={{
          label: words.show,
          all: words.everyone,
          choices: words.shown,
          chosen: show,
          onChoose: next => void navigate({ search: { q, show: next } }),
        }}
      />
      <PagedList
        list={people}
        words={words}
        empty={
          <EmptyState title={words.empty}>{q ? words.emptyAbout : words.emptyGroup}</EmptyState>
        }
        page={page}
        pageSize={pageSize}
        onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
      >
        {rows => <PeopleTable people={rows} />}
      </PagedList>
    </ConsoleFrame>
  )
}

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

const roles = ['customer', 'partner', 'admin'] as const

interface PeopleSearch {
  q?: string
  role?: (typeof roles)[number]
  page?: number
}

function readPeopleSearch(address: Record<string, unknown>): PeopleSearch {
  const role = roles.find(one => one === address.role)
  return { ...textsIn(['q'], address), ...(role && { role }), ...pageIn(address) }
}

const words = copy.people

export const Route = createFileRoute('/_dashboard/admin/people')({
  validateSearch: readPeopleSearch,
  component: PeoplePage,
})

const pageSize = 25

function PeoplePage() {
  const { q, role, page = 1 } = Route.useSearch()
  const navigate = useNavigate({ from: '/admin/people' })
  const people = useQuery(peopleQuery({ q: q ?? '', role, page, limit: pageSize }))
  return (
    <ConsoleFrame section="people">
      <SearchHead
        label={words.search}
        query={q ?? ''}
        onQuery={next => void navigate({ search: { q: next, role }, replace: true })}
        filter={{
          label: words.role,
          all: words.everyone,
          choices: words.roles,
          chosen: role,
          onChoose: next => void navigate({ search: { q, role: next } }),
        }}
      />
      <PagedList
        list={people}
        words={words}
        empty={<EmptyState title={words.empty}>{words.emptyAbout}</EmptyState>}
        page={page}
        pageSize={pageSize}
        onPage={next => void navigate({ search: before => ({ ...before, page: next }) })}
      >
        {rows => <PeopleTable people={rows} />}
      </PagedList>
    </ConsoleFrame>
  )
}

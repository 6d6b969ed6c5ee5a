import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { showFailure } from '#accounts/web/form/show-failure.ts'
import { useAction } from '#accounts/web/use-action.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { DeleteButton } from '#design/ui/surfaces/DeleteButton.tsx'
import { loginAddress } from '#foundation/web/session/login-address.ts'
import { isMember, type Session } from '#foundation/web/session/session-record.ts'
import { alertRhythms } from '#search/rules/alert-time.ts'
import type { SavedSearch } from '#search/rules/saved-search.ts'
import { searchAddress } from '#search/rules/search-address.ts'
import { savedSearches } from './api.ts'
import { alertWords, copy } from './copy.ts'
import { savedSearchesQuery, useRenewSavedSearches } from './queries.ts'

export function SavedSearches({ session }: { session: Session }) {
  return (
    <section className="grid gap-4">
      <h2 className="text-2xl">{copy.searches}</h2>
      {isMember(session) ? (
        <MySearches />
      ) : (
        <p>
          <a href={loginAddress('/saved')} className="text-link">
            {session.status === 'in' ? copy.searchesVerify : copy.searchesLogIn}
          </a>
        </p>
      )}
    </section>
  )
}

function MySearches() {
  const mine = useQuery(savedSearchesQuery)
  return (
    <Loaded
      query={mine}
      failed={copy.searchesFailed}
      waiting={
        <Loading>
          <Skeleton className="h-24" />
        </Loading>
      }
    >
      {searches => <SearchList searches={searches} />}
    </Loaded>
  )
}

function SearchList({ searches }: { searches: readonly SavedSearch[] }) {
  if (searches.length === 0) return <p className="text-ink-soft">{copy.searchesEmpty}</p>
  return (
    <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {searches.map(search => (
        <li key={search._id}>
          <OneSearch search={search} />
        </li>
      ))}
    </ul>
  )
}

function OneSearch({ search }: { search: SavedSearch }) {
  const renew = useRenewSavedSearches()
  const change = useAction(async (alerts: SavedSearch['alerts']) => {
    await savedSearches.change(search._id, { alerts })
    await renew()
  })
  const remove = async () => {
    try {
      await savedSearches.remove(search._id)
      return true
    } catch (error) {
      showFailure(error)
      return false
    }
  }
  return (
    <Card className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 flex-1 basis-60">
        <h3 className="wrap-anywhere text-lg">{search.name}</h3>
        <Link to={searchAddress(search.filter) as string} className="text-link touch-target">
          {copy.show}
        </Link>
      </div>
      <Select
        label={copy.tell}
        value={search.alerts}
        disabled={change.busy}
        options={alertRhythms.map(value => ({ value, label: alertWords[value] }))}
        onChange={event => void change.run(event.target.value as SavedSearch['alerts'])}
        className="w-40 max-w-full"
      />
      <DeleteButton
        label={copy.remove(search.name)}
        question={copy.removeQuestion}
        no={copy.removeNo}
        yes={copy.removeYes}
        onDelete={remove}
        onGone={() => void renew()}
      >
        {copy.removeWords[search.alerts === 'off' ? 'silent' : 'writing'](search.name)}
      </DeleteButton>
    </Card>
  )
}

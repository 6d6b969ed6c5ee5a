import { useQueryClient } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useCallback, useEffect } from 'react'
import { InteractivePart } from '#design/server-drawn/interactive-part.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { searchBarSource } from './bar/search-bar-source.ts'
import { copy } from './copy.ts'
import { rememberSearch } from './last/last-searches.ts'
import { placeName } from './place-name.ts'
import { searchAnew } from './queries.ts'
import { SearchResults } from './SearchResults.tsx'
import { fromFirstPage, readSearchParams, type SearchParams } from './search-params.ts'

export const Route = createFileRoute('/_public/search')({
  validateSearch: readSearchParams,
  loaderDeps: ({ search: { map: _, pages: _shown, ...asked } }) => asked,
  loader: async ({ context, deps, location }) => {
    const { readSearch } = await import('./read-search.ts')
    await readSearch(context.queryClient, deps, location.search)
  },
  component: SearchPage,
})

/** A new place drops the area of the map, and any change goes back to the first page. */
function changed(last: SearchParams, changes: SearchParams): SearchParams {
  const isElsewhere = 's' in changes && changes.s !== last.s
  const place = isElsewhere ? { box: undefined, within: undefined } : {}
  return { ...fromFirstPage(last), ...place, ...changes }
}

const quietly = { resetScroll: false, viewTransition: false } as const

function SearchPage() {
  const params = Route.useSearch()
  const navigate = Route.useNavigate()
  const queryClient = useQueryClient()
  const place = placeName(params.s)
  useEffect(() => {
    if (params.s) rememberSearch(params.s, window.location.search)
  }, [params])

  const replaceBy = useCallback(
    (next: SearchParams) => {
      searchAnew(queryClient)
      void navigate({ search: next, ...quietly })
    },
    [navigate, queryClient],
  )
  // Starts from the newest address, also while that loads: two switches may be pressed quickly.
  const change = useCallback(
    (changes: SearchParams) => {
      searchAnew(queryClient)
      void navigate({ search: (last: SearchParams) => changed(last, changes), ...quietly })
    },
    [navigate, queryClient],
  )
  return (
    <>
      <PageHead
        title={copy.title(place)}
        description={copy.description(place)}
        path={params.s ? `/search?s=${encodeURIComponent(params.s)}` : '/search'}
      />
      <InteractivePart
        of={searchBarSource}
        with={{ params, onChange: change, onReplace: replaceBy }}
      />
      <SearchResults params={params} onChange={change} onReplace={replaceBy} />
    </>
  )
}

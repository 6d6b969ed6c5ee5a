import { createFileRoute } from '@tanstack/react-router'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from './copy.ts'
import { placeName } from './place-name.ts'
import { SearchBar } from './SearchBar.tsx'
import { SearchResults } from './SearchResults.tsx'
import { readSearchParams, type SearchParams } from './search-params.ts'

export const Route = createFileRoute('/_public/search')({
  validateSearch: readSearchParams,
  loaderDeps: ({ search: { map: _, ...asked } }) => asked,
  // The browser shows the bar at once, and skeletons until the first results are there.
  loader: async ({ context, deps }) => {
    const { readSearch } = await import('./queries.ts')
    const reading = readSearch(context.queryClient, deps)
    if (typeof window === 'undefined') await reading
  },
  component: SearchPage,
})

/** Another place is looked for everywhere around it. */
const noPlace = { box: undefined, within: undefined } as const

function SearchPage() {
  const params = Route.useSearch()
  const navigate = Route.useNavigate()
  const place = placeName(params.s)

  const replaceBy = (next: SearchParams) =>
    void navigate({ search: next, resetScroll: false, viewTransition: false })
  const change = (changes: SearchParams) => {
    const elsewhere = 's' in changes && changes.s !== params.s ? noPlace : {}
    replaceBy({ ...params, page: undefined, ...elsewhere, ...changes })
  }
  return (
    <>
      <PageHead
        title={copy.title(place)}
        description={copy.description(place)}
        path={params.s ? `/search?s=${encodeURIComponent(params.s)}` : '/search'}
      />
      <SearchBar params={params} onChange={change} onReplace={replaceBy} />
      <SearchResults params={params} onChange={change} onReplace={replaceBy} />
    </>
  )
}

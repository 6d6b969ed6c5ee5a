import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { ListingCardSkeletons } from '#listings/web/card/ListingCardSkeleton.tsx'
import type { SearchMeta } from '#search/rules/wire.ts'
import { copy } from './copy.ts'
import { hasFilters } from './filters/count-filters.ts'
import { lazyParts } from './lazy-parts.ts'
import { MorePages } from './MorePages.tsx'
import { searchQuery } from './queries.ts'
import { ResultList } from './ResultList.tsx'
import { ResultsHead } from './ResultsHead.tsx'
import type { SearchControls } from './search-controls.ts'
import { rateShown } from './search-params.ts'

const { ResultMap, NothingFound, ActiveFilters } = lazyParts()

type Results = ReturnType<typeof useResults>

function useResults(params: SearchControls['params']) {
  return useInfiniteQuery({ ...searchQuery(params), placeholderData: keepPreviousData })
}

export function SearchResults({ params, onChange, onReplace }: SearchControls) {
  const query = useResults(params)
  const [hovered, setHovered] = useState<string>()
  const pages = query.data?.pages
  const meta = pages?.[0]?.meta
  return (
    <div
      className={cx(
        'mx-auto max-w-page sm:px-8',
        params.map
          ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-x-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]'
          : 'px-4',
      )}
    >
      {params.map && <FoundOnMap {...{ params, query, onChange, hovered }} onHover={setHovered} />}
      <div className={cx('min-w-0 pt-5 pb-14', params.map && sheet)}>
        <ResultsHead
          params={params}
          meta={meta}
          lowestPence={meta?.sort === 'door' ? pages?.[0]?.data[0]?.door?.totalPence : undefined}
          onChange={onChange}
        />
        {hasFilters(params) && (
          <Suspense fallback={null}>
            <ActiveFilters params={params} onChange={onChange} />
          </Suspense>
        )}
        <div
          aria-busy={query.isPlaceholderData}
          className={cx(
            'mt-5 transition-opacity',
            query.isPlaceholderData && 'opacity-50 delay-300',
          )}
        >
          <Found {...{ params, query, onReplace, hovered }} onHover={setHovered} />
        </div>
      </div>
    </div>
  )
}

interface FoundOnMapProps extends Pick<SearchControls, 'params' | 'onChange'> {
  query: Results
  hovered: string | undefined
  onHover: (id: string | undefined) => void
}

function FoundOnMap({ params, query, onChange, hovered, onHover }: FoundOnMapProps) {
  const pages = query.data?.pages
  const place = pages?.[0]?.meta.place
  return (
    <div className="relative h-[calc(100dvh-15rem)] max-lg:sticky max-lg:top-[10.5rem] lg:sticky lg:top-40 lg:order-last lg:mt-5 lg:h-[calc(100dvh-11rem)]">
      <Suspense fallback={<div className="size-full bg-sky-soft lg:rounded-card" />}>
        <ResultMap
          params={params}
          listings={pages?.flatMap(page => page.data) ?? []}
          clusters={pages?.at(-1)?.meta.clusters ?? []}
          rate={rateShown(params)}
          hovered={hovered}
          onHover={onHover}
          onChange={onChange}
          center={place ?? undefined}
          aboutKm={params.s ? place?.aboutKm : undefined}
        />
      </Suspense>
    </div>
  )
}

interface FoundProps extends Pick<SearchControls, 'params' | 'onReplace'> {
  query: Results
  hovered: string | undefined
  onHover: (id: string | undefined) => void
}

function Found({ params, query, onReplace, hovered, onHover }: FoundProps) {
  const pages = query.data?.pages
  const meta = pages?.[0]?.meta
  const found = pages?.flatMap(page => page.data) ?? []
  const columns = params.map ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
  const grid = cx('grid gap-5', columns)
  return (
    <>
      {query.isError && !pages ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : !meta ? (
        <ListingCardSkeletons count={8} className={grid} />
      ) : found.length === 0 ? (
        <Suspense fallback={null}>
          <NothingFound params={params} meta={meta} onReplace={onReplace} />
        </Suspense>
      ) : (
        <>
          <ResultList
            listings={found}
            rate={rateShown(params)}
            className={grid}
            center={exactPlace(meta)}
            hovered={hovered}
            onHover={onHover}
          />
          <MorePages params={params} query={query} className="mt-8" />
        </>
      )}
    </>
  )
}

/** How far somebody is from a place that is known only roughly, nobody can say. */
function exactPlace({ place }: SearchMeta): Point | undefined {
  return place && place.aboutKm === undefined ? place : undefined
}

/** Part of the first load, because without a connection no other part can be loaded. */
function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const retry = () => {
    onRetry()
    rescueFocus()
  }
  return (
    <div
      role="alert"
      className="grid justify-items-start gap-3 rounded-card bg-warning-soft px-4 py-3"
    >
      <p className="font-semibold">{copy.failed}</p>
      <p>{error.message}</p>
      <button type="button" onClick={retry} className={buttonClass({ variant: 'secondary' })}>
        {copy.retry}
      </button>
    </div>
  )
}

/** On a phone the list covers the bottom of the map and is pulled up by scrolling. */
const sheet =
  'max-lg:relative max-lg:z-10 max-lg:-mt-6 max-lg:rounded-t-sheet max-lg:border-hairline ' +
  'max-lg:border-t max-lg:bg-paper max-lg:px-4 max-lg:shadow-soft max-lg:before:mx-auto ' +
  'max-lg:before:-mt-2 max-lg:before:mb-3 max-lg:before:block max-lg:before:h-1 ' +
  'max-lg:before:w-11 max-lg:before:rounded-full max-lg:before:bg-field-line'

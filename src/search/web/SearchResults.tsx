import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Chip } from '#foundation/web/ui/Chip.tsx'
import { cx } from '#foundation/web/ui/cx.ts'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { LoadMore } from '#foundation/web/ui/Pagination.tsx'
import { Select } from '#foundation/web/ui/Select.tsx'
import { ListingCardSkeletons } from '#listings/web/card/ListingCardSkeleton.tsx'
import type { SearchMeta } from '#search/rules/wire.ts'
import { copy } from './copy.ts'
import { activeFilters } from './filters/active-filters.ts'
import { NothingFound } from './NothingFound.tsx'
import { placeName } from './place-name.ts'
import { searchQuery, storageTypesQuery } from './queries.ts'
import { ResultList } from './ResultList.tsx'
import { ResultMap } from './ResultMap.tsx'
import { type SearchControls, searchFormId } from './SearchBar.tsx'
import { type SearchParams, sorts } from './search-params.ts'

export function SearchResults({ params, onChange, onReplace }: SearchControls) {
  const query = useInfiniteQuery({ ...searchQuery(params), placeholderData: keepPreviousData })
  const [lifted, setLifted] = useState<string>()
  const pages = query.data?.pages
  const meta = pages?.[0]?.meta
  const found = pages?.flatMap(page => page.data) ?? []
  const columns = params.map ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4'
  const grid = cx('grid gap-5', columns)
  return (
    <div
      className={cx(
        'mx-auto max-w-page px-4 pt-5 pb-14 sm:px-8',
        params.map && 'grid gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)]',
      )}
    >
      {params.map && (
        <ResultMap
          listings={found}
          rate={rateShown(params)}
          lifted={lifted}
          onLift={setLifted}
          center={meta?.place ?? undefined}
        />
      )}
      <div className="min-w-0">
        <ResultsHead params={params} meta={meta} onChange={onChange} />
        <ActiveFilters params={params} onChange={onChange} />
        <div
          aria-busy={query.isPlaceholderData}
          className={cx(
            'mt-5 transition-opacity',
            query.isPlaceholderData && 'opacity-50 delay-300',
          )}
        >
          {query.isError && !pages ? (
            <ErrorState
              title={copy.failed}
              onRetry={() => void query.refetch()}
              retrying={query.isFetching}
            >
              {query.error.message}
            </ErrorState>
          ) : !meta ? (
            <ListingCardSkeletons count={8} className={grid} />
          ) : found.length === 0 ? (
            <NothingFound params={params} onReplace={onReplace} />
          ) : (
            <>
              <ResultList
                listings={found}
                rate={rateShown(params)}
                className={grid}
                lifted={lifted}
                onLift={setLifted}
              />
              <LoadMore
                shown={found.length}
                total={query.hasNextPage ? Math.max(meta.total, found.length + 1) : found.length}
                onMore={() => void query.fetchNextPage()}
                loading={query.isFetchingNextPage}
                className="mt-8"
              />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

/** Storage is priced by the month, unless the search itself is about the price of an hour. */
function rateShown({ type, minPrice, maxPrice, sort }: SearchParams): 'monthly' | 'hourly' {
  if (type === 'month') return 'monthly'
  const isAboutPrice = minPrice !== undefined || maxPrice !== undefined || sort === 'price'
  return isAboutPrice ? 'hourly' : 'monthly'
}

interface HeadProps extends Pick<SearchControls, 'params' | 'onChange'> {
  meta: SearchMeta | undefined
}

function ResultsHead({ params, meta, onChange }: HeadProps) {
  const choices = sorts.filter(sort => sort !== 'nearest' || meta?.place)
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="break-words text-2xl sm:text-3xl">{copy.heading(placeName(params.s))}</h1>
        <p role="status" className="mt-1 text-ink-soft tabular-nums">
          {meta ? copy.count(meta.total, meta.more) : copy.searching}
          {params.s && meta?.place?.label && meta.radiusKm !== null && (
            <span className="block text-sm">{copy.within(meta.radiusKm, meta.place.label)}</span>
          )}
        </p>
      </div>
      <Select
        form={searchFormId}
        name="sort"
        label={copy.sort}
        hideLabel
        options={choices.map(value => ({ value, label: copy.sorts[value] }))}
        value={meta?.sort ?? params.sort ?? 'newest'}
        onChange={event => onChange({ sort: sorts.find(sort => sort === event.target.value) })}
        className="w-full sm:w-56"
      />
    </div>
  )
}

function ActiveFilters({ params, onChange }: Pick<SearchControls, 'params' | 'onChange'>) {
  const { data: types = [] } = useQuery(storageTypesQuery)
  const active = activeFilters(params, types)
  if (active.length === 0) return null
  return (
    <ul aria-label={copy.activeFilters} className="mt-4 flex flex-wrap gap-2">
      {active.map(({ id, label, without }) => (
        <li key={id}>
          <Chip label={label} onRemove={() => onChange(without)} />
        </li>
      ))}
    </ul>
  )
}

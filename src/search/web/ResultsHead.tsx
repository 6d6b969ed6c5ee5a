import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { Select } from '#design/ui/choices/Select.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { asksNearMe } from '#search/rules/place-asked.ts'
import type { SearchMeta } from '#search/rules/wire.ts'
import { copy, termText } from './copy.ts'
import { DoorButton } from './door/DoorButton.tsx'
import { placeName } from './place-name.ts'
import { SaveSearch } from './saved/SaveSearch.tsx'
import { type SearchControls, searchFormId } from './search-controls.ts'
import { fromFirstPage, type SearchParams, sorts, termOf } from './search-params.ts'

interface HeadProps extends Pick<SearchControls, 'params' | 'onChange'> {
  meta: SearchMeta | undefined
  /** The lowest price to the door, when sorted by it. */
  lowestPence: number | undefined
}

export function ResultsHead({ params, meta, lowestPence, onChange }: HeadProps) {
  const choices = sorts.filter(
    sort => (sort !== 'nearest' || meta?.place) && (sort !== 'door' || termText(params)),
  )
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="min-w-0 grow basis-80">
        <h1 className="line-clamp-3 break-words text-2xl sm:text-3xl">{headingOf(params, meta)}</h1>
        <p role="status" className="mt-1 text-ink-soft tabular-nums">
          {meta ? copy.count(meta.total, meta.more) : copy.searching}
          {params.s && meta?.place?.label && meta.radiusKm !== null && (
            <span className="block text-sm">{copy.within(meta.radiusKm, meta.place.label)}</span>
          )}
          {params.s && meta?.place?.aboutKm !== undefined && (
            <span className="block text-sm">
              {copy.about(meta.place.aboutKm, meta.place.label)}
            </span>
          )}
          {lowestPence !== undefined && (
            <span className="block font-semibold text-ink">
              {copy.fromSum(formatPence(pence(lowestPence)), termText(termOf(params)) ?? '')}
            </span>
          )}
          {meta?.ranked && <span className="block text-sm">{copy.ranked(meta.ranked)}</span>}
        </p>
        {params.s && !params.box && meta && meta.others.length > 0 && (
          <DidYouMean params={params} meta={meta} />
        )}
      </div>
      <div className="flex w-full flex-wrap gap-2 sm:w-auto">
        <DoorButton params={params} onChange={onChange} label={copy.door} />
        <SaveSearch params={params} label={copy.save} />
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
    </div>
  )
}

function headingOf(params: SearchParams, meta: SearchMeta | undefined): string {
  if (params.box) return copy.areaHeading
  if (asksNearMe(params.s ?? '')) return copy.heading(undefined)
  return meta?.area ? copy.areaTitle(meta.area) : copy.heading(placeName(params.s))
}

function DidYouMean({
  params,
  meta: { place, others },
}: {
  params: SearchParams
  meta: SearchMeta
}) {
  return (
    <p className="mt-2 max-w-measure text-sm">
      {place && `${copy.shownFor(place.label)} `}
      {copy.didYouMean}{' '}
      {others.map((label, index) => (
        <Fragment key={label}>
          {index > 0 && (index === others.length - 1 ? copy.orElse : copy.between)}
          <Link
            to="/search"
            search={
              { ...fromFirstPage(params), s: label.toLowerCase(), within: undefined } as object
            }
            className="text-link touch-target"
          >
            {label}
          </Link>
        </Fragment>
      ))}
      ?
    </p>
  )
}

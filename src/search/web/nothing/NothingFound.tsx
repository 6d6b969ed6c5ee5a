import { Link } from '@tanstack/react-router'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { asksNearMe } from '#search/rules/place-asked.ts'
import type { SearchMeta } from '#search/rules/wire.ts'
import { copy as searchCopy } from '../copy.ts'
import { activeFilters } from '../filters/active-filters.ts'
import { pictures } from '../pictures.ts'
import { roundKmBeyond } from '../round-km.ts'
import type { SearchControls } from '../SearchBar.tsx'
import { widened } from '../widened.ts'
import { copy } from './copy.ts'

interface NothingFoundProps extends Pick<SearchControls, 'params' | 'onReplace'> {
  meta: SearchMeta
}

/** Nothing is an answer too: it says why, and where to go from here. */
export default function NothingFound({ params, onReplace, meta }: NothingFoundProps) {
  const { nearestKm, place, area, similar } = meta
  const isFiltered = activeFilters(params, []).length > 0
  const { s, map, door } = params
  const isCollected = door !== undefined && params.delivery === true
  const isUnknown =
    !isFiltered && !params.box && s !== undefined && !place && !area && meta.others.length === 0
  const isNearMe = isUnknown && asksNearMe(s)
  const unknown = isNearMe ? copy.nearMe : copy.unknownPlace
  const reason = isCollected
    ? copy.notCollected(door)
    : isFiltered
      ? copy.emptyFiltered
      : s
        ? copy.emptyPlace
        : copy.emptyEverywhere
  const within = nearestKm === null ? undefined : roundKmBeyond(nearestKm)
  return (
    <EmptyState
      title={isNearMe ? copy.nearMeHeading : isUnknown ? copy.unknownHeading : copy.emptyHeading}
      illustration={<pictures.nothing className="aspect-[4/3] w-full" />}
      action={
        <>
          {isUnknown && similar !== null && (
            <Link
              to="/search"
              search={{ ...params, s: similar.toLowerCase() } as object}
              className={buttonClass()}
            >
              {copy.searchInstead(similar)}
            </Link>
          )}
          {isCollected && (
            <Button onClick={() => onReplace({ ...params, door: undefined, delivery: undefined })}>
              {copy.bringThem}
            </Button>
          )}
          {within !== undefined && (
            <Link
              to="/search"
              search={widened(params, meta, within) as object}
              className={buttonClass(isCollected ? { variant: 'secondary' } : {})}
            >
              {searchCopy.widen(within)}
            </Link>
          )}
          {isFiltered && (
            <Button
              variant={within === undefined && !isCollected ? 'primary' : 'secondary'}
              onClick={() => onReplace({ s, map })}
            >
              {copy.clearFilters}
            </Button>
          )}
          {s && (
            <Link to="/search" className={buttonClass({ variant: 'secondary' })}>
              {copy.everySpace}
            </Link>
          )}
        </>
      }
    >
      {isUnknown ? unknown : reason}{' '}
      {nearestKm !== null && within !== undefined && copy.emptyBut(nearestKm)}
    </EmptyState>
  )
}

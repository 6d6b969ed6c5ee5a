import { Link } from '@tanstack/react-router'
import { NothingLeft } from '#design/lists/NothingOnPage.tsx'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { asksNearMe } from '#search/rules/place-asked.ts'
import type { SearchMeta } from '#search/rules/wire.ts'
import { copy as searchCopy } from '../copy.ts'
import { activeFilters } from '../filters/active-filters.ts'
import { roundKmBeyond } from '../round-km.ts'
import type { SearchControls } from '../search-controls.ts'
import { fromFirstPage } from '../search-params.ts'
import { widened } from '../widened.ts'
import { copy } from './copy.ts'
import { pictures } from './pictures.ts'

interface NothingFoundProps extends Pick<SearchControls, 'params' | 'onReplace'> {
  meta: SearchMeta
}

export default function NothingFound({ params, onReplace, meta }: NothingFoundProps) {
  return meta.total > 0 ? (
    <BeyondTheLast params={params} />
  ) : (
    <NothingAtAll {...{ params, onReplace, meta }} />
  )
}

/** The list grew shorter after somebody kept the address of this page. */
function BeyondTheLast({ params }: Pick<SearchControls, 'params'>) {
  const first = fromFirstPage(params) as object
  return (
    <NothingLeft
      illustration={<pictures.nothing className="aspect-[4/3] w-full" />}
      action={
        <Link to="/search" search={first} className={buttonClass()}>
          {copy.firstPage}
        </Link>
      }
    />
  )
}

function NothingAtAll({ params, onReplace, meta }: NothingFoundProps) {
  const { nearestKm } = meta
  const why = whyNothing(params, meta)
  const within = nearestKm === null ? undefined : roundKmBeyond(nearestKm)
  return (
    <EmptyState
      title={why.title}
      illustration={<pictures.nothing className="aspect-[4/3] w-full" />}
      action={<NextSearches {...{ params, onReplace, meta, why, within }} />}
    >
      {why.words} {nearestKm !== null && within !== undefined && copy.emptyBut(nearestKm)}
    </EmptyState>
  )
}

interface Why {
  title: string
  words: string
  isFiltered: boolean
  isCollected: boolean
  isUnknown: boolean
}

function whyNothing(params: SearchControls['params'], { place, area, others }: SearchMeta): Why {
  const { s, box, door } = params
  const isFiltered = activeFilters(params, []).length > 0
  const isUnknown = !isFiltered && !box && s !== undefined && !place && !area && others.length === 0
  const known = {
    isFiltered,
    isUnknown,
    isCollected: door !== undefined && params.delivery === true,
  }
  if (isUnknown && asksNearMe(s)) {
    return { ...known, title: copy.nearMeHeading, words: copy.nearMe }
  }
  if (isUnknown) return { ...known, title: copy.unknownHeading, words: copy.unknownPlace }
  return { ...known, title: copy.emptyHeading, words: emptyWords(params, known) }
}

function emptyWords(
  { s, door = '' }: SearchControls['params'],
  { isCollected, isFiltered }: Pick<Why, 'isCollected' | 'isFiltered'>,
): string {
  if (isCollected) return copy.notCollected(door)
  if (isFiltered) return copy.emptyFiltered
  return s ? copy.emptyPlace : copy.emptyEverywhere
}

interface NextSearchesProps extends NothingFoundProps {
  why: Why
  within: number | undefined
}

function NextSearches({ params, onReplace, meta, why, within }: NextSearchesProps) {
  const { isFiltered, isCollected, isUnknown } = why
  const { s, map } = params
  const isFirst = within === undefined && !isCollected
  return (
    <>
      {isUnknown && meta.similar !== null && (
        <Link
          to="/search"
          search={{ ...params, s: meta.similar.toLowerCase() } as object}
          className={buttonClass()}
        >
          {copy.searchInstead(meta.similar)}
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
        <Button variant={isFirst ? 'primary' : 'secondary'} onClick={() => onReplace({ s, map })}>
          {copy.clearFilters}
        </Button>
      )}
      {s && (
        <Link to="/search" className={buttonClass({ variant: 'secondary' })}>
          {copy.everySpace}
        </Link>
      )}
    </>
  )
}

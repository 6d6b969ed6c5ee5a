import { useMemo, useState } from 'react'
import { boundsOfCircle } from '#design/map/drawing/geometry.ts'
import { MapView } from '#design/map/MapView.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { SearchIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { Bounds, Point } from '#foundation/rules/place/places.ts'
import type { FoundListing, SearchMeta } from '#search/rules/wire.ts'
import { termText } from '../copy.ts'
import { pounds } from '../filters/active-filters.ts'
import { resultId } from '../ResultList.tsx'
import type { SearchControls } from '../search-controls.ts'
import { boundsOf, boxOf, termOf } from '../search-params.ts'
import { around } from './around.ts'
import { copy } from './copy.ts'
import { PreviewCard } from './PreviewCard.tsx'

interface ResultMapProps extends Pick<SearchControls, 'params' | 'onChange'> {
  listings: readonly FoundListing[]
  /** What fits too but is not in the list yet. */
  clusters: SearchMeta['clusters']
  rate: 'monthly' | 'hourly'
  hovered: string | undefined
  onHover: (id: string | undefined) => void
  /** Where to look when nothing was found. */
  center: Point | undefined
  /** The place is only known to be within this distance of the centre. */
  aboutKm: number | undefined
}

/** Prices on pins are with tax; circles stand for what is not in the list yet. */
export default function ResultMap({
  params,
  listings,
  clusters,
  onChange,
  ...rest
}: ResultMapProps) {
  const { rate, hovered, onHover, center, aboutKm } = rest
  const circle = center && aboutKm !== undefined && { ...center, radiusM: aboutKm * 1000 }
  const [chosen, setChosen] = useState<string>()
  const preview = listings.find(({ _id }) => _id === chosen)
  const { moved, setMoved, stays, searchHere } = useSearchHere({ params, onChange })
  const term = termText(termOf(params))
  const pins = useMemo(() => pinsOf(listings, rate, term), [listings, rate, term])
  const where = listings.map(({ coordinates }) => coordinates && [coordinates.lat, coordinates.lng])
  const seen = JSON.stringify(where.filter(Boolean))
  const about = JSON.stringify(circle ? boundsOfCircle(circle, circle.radiusM) : null)
  const fit = useMemo(
    () => boundsOf(params.box) ?? around([...JSON.parse(seen), ...cornersOf(JSON.parse(about))]),
    [seen, about, params.box],
  )
  return (
    <>
      <MapView
        label={copy.map}
        pins={pins.map(pin => ({ ...pin, selected: pin.id === hovered }))}
        {...(circle && !params.box && { circle })}
        clusters={clusters.map(cluster => ({ ...cluster, id: `${cluster.lat},${cluster.lng}` }))}
        fit={stays ? undefined : fit}
        center={stays || params.box !== undefined ? undefined : center}
        gestures="cooperative"
        onMoveEnd={({ bounds, byHand }) => byHand && setMoved(bounds)}
        onPinHover={onHover}
        onPinChoose={id => (isNarrow() ? setChosen(id) : showResult(id))}
        className="size-full lg:rounded-card max-lg:border-x-0 max-lg:[--map-foot:1.5rem]"
      />
      {preview && (
        <PreviewCard
          listing={preview}
          params={params}
          rate={rate}
          term={term}
          onClose={() => setChosen(undefined)}
        />
      )}
      {moved && (
        <Button
          icon={<SearchIcon />}
          onClick={searchHere}
          className="absolute! top-3 left-1/2 -translate-x-1/2 whitespace-nowrap rounded-full shadow-soft"
        >
          {copy.searchThisArea}
        </Button>
      )}
    </>
  )
}

function cornersOf(box: Bounds | null): [lat: number, lng: number][] {
  if (!box) return []
  return [
    [box.south, box.west],
    [box.north, box.east],
  ]
}

/**
 * After moving the map one can search the visible area. Until its results are there, the map stays.
 */
function useSearchHere({ params, onChange }: Pick<ResultMapProps, 'params' | 'onChange'>) {
  const [moved, setMoved] = useState<Bounds>()
  const [searched, setSearched] = useState<{ box: string; isOnItsWay: boolean }>()
  if (searched?.isOnItsWay && params.box === searched.box) {
    setSearched({ box: searched.box, isOnItsWay: false })
  }
  // Right after the press the address still names the old area.
  const stays = searched !== undefined && (searched.isOnItsWay || params.box === searched.box)

  const searchHere = () => {
    if (!moved) return
    const box = boxOf(moved)
    setSearched({ box, isOnItsWay: true })
    setMoved(undefined)
    onChange({ box, within: undefined })
  }
  return { moved, setMoved, stays, searchHere }
}

function pinsOf(
  listings: readonly FoundListing[],
  rate: 'monthly' | 'hourly',
  term: string | undefined,
) {
  const per = rate === 'monthly' ? copy.perMonth : copy.perHour
  return listings.flatMap(({ _id, coordinates, priceFrom, storageTitle, door }) => {
    if (!coordinates) return []
    const title = storageTitle || copy.untitled
    const price = pounds(door?.total ?? priceFrom[rate])
    const name = door && term ? copy.pinToDoor(title, price, term) : copy.pin(title, price, per)
    return [{ id: _id, ...coordinates, label: price, name }]
  })
}

/** Then the map fills the screen, with the list below it. */
const isNarrow = () => matchMedia('(max-width: 63.99rem)').matches

function showResult(id: string) {
  const card = document.getElementById(resultId(id))
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}

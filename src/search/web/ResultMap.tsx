import { useMemo } from 'react'
import type { Point } from '#foundation/rules/places.ts'
import { MapView } from '#foundation/web/map/MapView.tsx'
import type { ListingCard } from '#listings/rules/wire.ts'
import { around } from './around.ts'
import { copy } from './copy.ts'
import { pounds } from './filters/active-filters.ts'
import { resultId } from './ResultList.tsx'

interface ResultMapProps {
  listings: readonly ListingCard[]
  rate: 'monthly' | 'hourly'
  lifted: string | undefined
  onLift: (id: string | undefined) => void
  /** Where to look when nothing was found. */
  center: Point | undefined
}

/** A pin with its price, tax included, for every result. */
export function ResultMap({ listings, rate, lifted, onLift, center }: ResultMapProps) {
  const pins = listings.flatMap(({ _id, coordinates, priceFrom, storageTitle }) => {
    if (!coordinates) return []
    const price = pounds(priceFrom[rate])
    const per = rate === 'monthly' ? copy.perMonth : copy.perHour
    const name = copy.pin(storageTitle || copy.untitled, price, per)
    return [{ id: _id, ...coordinates, label: price, name, selected: lifted === _id }]
  })
  const where = listings.map(({ coordinates }) => coordinates && [coordinates.lat, coordinates.lng])
  const seen = JSON.stringify(where.filter(Boolean))
  const fit = useMemo(() => around(JSON.parse(seen)), [seen])
  return (
    <MapView
      label={copy.map}
      pins={pins}
      fit={fit}
      center={center}
      gestures="cooperative"
      onPinHover={onLift}
      onPinChoose={showResult}
      className="h-[55dvh] rounded-card lg:sticky lg:top-40 lg:order-last lg:h-[calc(100dvh-11rem)]"
    />
  )
}

function showResult(id: string) {
  const card = document.getElementById(resultId(id))
  card?.scrollIntoView({ block: 'center' })
  card?.querySelector('a')?.focus({ preventScroll: true })
}

import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { straightKm } from '#foundation/rules/place/distance.ts'
import type { Point } from '#foundation/rules/place/places.ts'
import type { ListingCard as Listing } from '#listings/rules/wire.ts'
import { DrawnCard } from '#listings/web/card/DrawnCard.tsx'
import { HeartButton, onCard } from '#listings/web/favourites/HeartButton.tsx'
import { copy, termText } from './copy.ts'
import { termOf } from './search-params.ts'

interface ResultListProps {
  listings: readonly Listing[]
  rate: 'monthly' | 'hourly'
  className: string
  /** The centre of the results. */
  center: Point | undefined
  /** The one whose pin or card is under the pointer. */
  hovered: string | undefined
  onHover: (id: string | undefined) => void
}

export function ResultList({
  listings,
  rate,
  className,
  center,
  hovered,
  onHover,
}: ResultListProps) {
  const params = useSearch({ from: '/_public/search' })
  const { from, to, door } = params
  // The same object while the days stay the same: a new one would redraw the cards of the server.
  const days = useMemo(() => (from && to ? { from, to } : undefined), [from, to])
  const term = termText(termOf(params))
  const leave = () => onHover(undefined)
  // The code for it comes at the press, because most searches have no door.
  const carryDoor = (id: string) =>
    door && void import('./door/carry.ts').then(part => part.carry(id, door))
  return (
    <ul aria-label={copy.results} className={className}>
      {listings.map((listing, index) => (
        <li
          key={listing._id}
          id={resultId(listing._id)}
          onPointerEnter={() => onHover(listing._id)}
          onPointerLeave={leave}
          onFocus={() => onHover(listing._id)}
          onBlur={leave}
          onClickCapture={() => carryDoor(listing._id)}
          className={cx('relative grid scroll-mt-48', hovered === listing._id && hoveredCard)}
        >
          <DrawnCard
            listing={listing}
            rate={rate}
            away={awayText(listing, center)}
            headingLevel={2}
            eager={index === 0}
            days={days}
            term={term && copy.doorTerm(term)}
          />
          <HeartButton listing={listing} className={onCard} />
        </li>
      ))}
    </ul>
  )
}

function awayText({ coordinates }: Listing, center: Point | undefined): string | undefined {
  return center && coordinates ? copy.away(straightKm(center, coordinates)) : undefined
}

const hoveredCard = '[&_article]:border-kraft [&_article]:ring-2 [&_article]:ring-kraft'

export function resultId(id: string): string {
  return `result-${id}`
}

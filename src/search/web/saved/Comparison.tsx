import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { sizeText, squareFeet } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { RatingText } from '#listings/web/card/RatingText.tsx'
import { FactsList } from '#listings/web/public/about/FactsList.tsx'
import { drawnWidth, SpaceDrawing } from '#listings/web/public/dimensions/SpaceDrawing.tsx'
import { spacePlan } from '#listings/web/public/dimensions/space-plan.ts'
import { type ReadSpace, readSpace } from '#listings/web/public/read-listing.ts'
import { termText } from '../copy.ts'
import { DoorButton } from '../door/DoorButton.tsx'
import { keptDoor } from '../door/kept-door.ts'
import { ComparisonTable, type ComparisonRow as Row } from './ComparisonTable.tsx'
import { copy } from './copy.ts'
import { DoorPrice, useDoorPrices } from './DoorPrices.tsx'

const money = (pounds: number) => formatPence(penceFromPounds(pounds))

export default function Comparison({ ids }: { ids: readonly string[] }) {
  const reading = useQueries({
    queries: ids.map(id => ({
      queryKey: ['listings', 'public', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) => (await readSpace(id, signal)) ?? null,
    })),
  })
  if (reading.some(({ isPending }) => isPending)) return <Skeleton className="h-96" />
  const failed = reading.find(({ isError }) => isError)
  if (failed) {
    return (
      <ErrorState title={copy.comparingFailed} onRetry={() => void failed.refetch()}>
        {failed.error?.message}
      </ErrorState>
    )
  }
  return <SideBySide spaces={reading.flatMap(({ data }) => data ?? [])} />
}

function SideBySide({ spaces }: { spaces: readonly ReadSpace[] }) {
  const widest = Math.max(...spaces.map(({ listing }) => widthOf(listing)))
  const [wish, setWish] = useState(keptDoor)
  const prices = useDoorPrices(
    spaces.map(({ listing }) => listing._id),
    wish,
  )
  const lowest = Math.min(...prices.map(({ totalPence = Number.POSITIVE_INFINITY }) => totalPence))
  const toDoor: Row = {
    label: copy.door,
    of: (_, index) => {
      const price = prices[index] ?? { isPending: false }
      const isCheapest = spaces.length > 1 && price.totalPence === lowest
      return <DoorPrice price={price} isCheapest={isCheapest} />
    },
  }
  const term = termText(wish)
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-2xl">{copy.comparing}</h2>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{term ? copy.doorFor(term, wish.door) : copy.doorAsk}</p>
        <DoorButton
          params={wish}
          onChange={({ door, months, hours, start }) => setWish({ door, months, hours, start })}
          label={term ? copy.doorChange : copy.door}
        />
      </div>
      <ComparisonTable spaces={spaces} rows={[...(term ? [toDoor] : []), ...rows(widest)]} />
    </section>
  )
}

const rows = (widest: number): Row[] => [
  { label: copy.price, of: ({ listing }) => <Prices listing={listing} /> },
  { label: copy.size, of: ({ listing }) => <Drawn listing={listing} widest={widest} /> },
  {
    label: copy.reviews,
    of: ({ listing: { rating, createdAt } }) => (
      <RatingText rating={rating} createdAt={createdAt} />
    ),
  },
  {
    label: copy.partner,
    of: ({ listing: { facts } }) => (facts ? <FactsList facts={facts} /> : copy.noFacts),
  },
  { label: copy.type, of: ({ words }) => words.type },
  { label: copy.floor, of: ({ words }) => words.floor },
  {
    label: copy.access,
    of: ({ words }) => [words.accessPeriod, words.accessType].filter(Boolean).join(', '),
  },
  { label: copy.features, of: ({ words }) => words.features.map(item => item.label).join(', ') },
  { label: copy.shortest, of: ({ words }) => words.shortestRental.label },
  { label: copy.notice, of: ({ words }) => words.notice.label },
  {
    label: copy.services,
    of: ({ listing }) =>
      [listing.delivery && copy.collects, listing.packing && copy.packs].filter(Boolean).join(', '),
  },
]

function Prices({ listing: { priceFrom } }: { listing: PublicListing }) {
  return (
    <ul className="tabular-nums">
      {priceFrom.monthly > 0 && <li>{copy.perMonth(money(priceFrom.monthly))}</li>}
      {priceFrom.hourly > 0 && <li>{copy.perHour(money(priceFrom.hourly))}</li>}
    </ul>
  )
}

function Drawn({ listing, widest }: { listing: PublicListing; widest: number }) {
  const name = listing.storageSize?.name
  const feet = name === undefined ? undefined : squareFeet(name)
  if (name === undefined || feet === undefined) return copy.none
  return (
    <div className="grid gap-2">
      <p>{sizeText(name)}</p>
      <div style={{ width: `${Math.round((widthOf(listing) / widest) * 100)}%` }}>
        <SpaceDrawing plan={spacePlan(feet)} title={sizeText(name)} className="w-full" />
      </div>
    </div>
  )
}

function widthOf({ storageSize }: PublicListing): number {
  const feet = storageSize ? squareFeet(storageSize.name) : undefined
  return feet === undefined ? 0 : drawnWidth(spacePlan(feet))
}

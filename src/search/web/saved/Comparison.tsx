import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
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
import { copy } from './copy.ts'
import { DoorPrice, useDoorPrices } from './DoorPrices.tsx'

interface Row {
  label: string
  of: (space: ReadSpace, index: number) => ReactNode
}

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
      <Table spaces={spaces} rows={[...(term ? [toDoor] : []), ...rows(widest)]} />
    </section>
  )
}

function Table({ spaces, rows }: { spaces: readonly ReadSpace[]; rows: readonly Row[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the keyboard too
    <section className="relative overflow-x-auto" aria-label={copy.comparing} tabIndex={0}>
      <table className="w-full min-w-2xl table-fixed border-collapse text-left">
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky left-0 w-24 bg-paper py-3 pr-3 align-bottom font-semibold sm:w-32 sm:pl-3"
            >
              {copy.space}
            </th>
            {spaces.map(({ listing }) => (
              <th key={listing._id} scope="col" className="p-3 align-bottom font-semibold">
                <Link
                  to="/book/$id"
                  params={{ id: listing._id }}
                  className="text-link font-semibold"
                >
                  {listing.storageTitle}
                </Link>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, of }) => (
            <tr key={label} className="border-hairline border-t">
              <th
                scope="row"
                className="wrap-anywhere sticky left-0 z-10 bg-paper py-3 pr-3 text-left align-top font-semibold text-sm sm:pl-3"
              >
                {label}
              </th>
              {spaces.map((space, index) => (
                <td key={space.listing._id} className="p-3 align-top">
                  {of(space, index) || copy.none}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
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

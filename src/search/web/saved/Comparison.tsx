import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ErrorState } from '#design/ui/states/ErrorState.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { sizeText, squareFeet } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { drawnWidth, SpaceDrawing } from '#listings/web/public/dimensions/SpaceDrawing.tsx'
import { spacePlan } from '#listings/web/public/dimensions/space-plan.ts'
import { type ReadListing, readListing } from '#listings/web/public/read-listing.ts'
import { copy } from './copy.ts'

interface Row {
  label: string
  of: (space: ReadListing) => ReactNode
}

const money = (pounds: number) => formatPence(penceFromPounds(pounds))

/** Up to four spaces side by side, with the same said of each. */
export default function Comparison({ ids }: { ids: readonly string[] }) {
  const reading = useQueries({
    queries: ids.map(id => ({
      queryKey: ['listings', 'public', id],
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await readListing(id, signal)) ?? null,
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

function SideBySide({ spaces }: { spaces: readonly ReadListing[] }) {
  const widest = Math.max(...spaces.map(({ listing }) => widthOf(listing)))
  return (
    <section className="grid gap-3">
      <h2 className="text-2xl">{copy.comparing}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the keyboard too */}
      <section className="overflow-x-auto" aria-label={copy.comparing} tabIndex={0}>
        <table className="w-full min-w-2xl table-fixed border-collapse text-left">
          <thead>
            <tr>
              <th scope="col" className="w-32 p-3 align-bottom font-semibold">
                {copy.space}
              </th>
              {spaces.map(({ listing }) => (
                <th key={listing._id} scope="col" className="p-3 align-bottom font-semibold">
                  <Link
                    to="/book/$id"
                    params={{ id: listing._id }}
                    className="text-green underline underline-offset-2"
                  >
                    {listing.storageTitle}
                  </Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows(widest).map(({ label, of }) => (
              <tr key={label} className="border-hairline border-t">
                <th scope="row" className="p-3 align-top font-semibold text-sm">
                  {label}
                </th>
                {spaces.map(space => (
                  <td key={space.listing._id} className="p-3 align-top">
                    {of(space) || copy.none}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  )
}

const rows = (widest: number): Row[] => [
  { label: copy.price, of: ({ listing }) => <Prices listing={listing} /> },
  { label: copy.size, of: ({ listing }) => <Drawn listing={listing} widest={widest} /> },
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

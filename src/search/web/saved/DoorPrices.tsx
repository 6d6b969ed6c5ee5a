import { useQueries } from '@tanstack/react-query'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { doorTerm } from '#search/rules/door.ts'
import type { KeptDoor } from '../door/kept-door.ts'
import { savedSearches } from './api.ts'
import { copy } from './copy.ts'

export interface DoorPriceOf {
  isPending: boolean
  totalPence?: number | undefined
  /** Why there is no price. */
  refusal?: string | undefined
}

/** By the same quote that checkout begins with, so that the prices agree. */
export function useDoorPrices(ids: readonly string[], wish: KeptDoor): DoorPriceOf[] {
  const { door: from, months, hours, start } = wish
  const isAsked = Boolean(months || hours)
  return useQueries({
    queries: ids.map(storageListing => ({
      queryKey: ['search', 'door', storageListing, wish],
      queryFn: ({ signal }: { signal: AbortSignal }) => {
        const moving = from !== undefined
        const term = doorTerm({ from, months, hours, start, moving }, serverNow())
        const services = { moving, packing: false, ...(moving && { pickupAddress: from }) }
        const call = { storageListing, ...term, ...services, onlyIfFree: true }
        return savedSearches.quote(call, signal)
      },
      enabled: isAsked,
      retry: false,
    })),
  }).map(({ data, error, isPending }) => ({
    isPending: isAsked && isPending,
    totalPence: data?.totalPence,
    refusal: error?.message,
  }))
}

export function DoorPrice({ price, isCheapest }: { price: DoorPriceOf; isCheapest: boolean }) {
  if (price.isPending) return <Skeleton className="h-6 w-20" />
  if (price.totalPence === undefined) return price.refusal ?? copy.none
  return (
    <p className="tabular-nums">
      <span className="font-semibold">{formatPence(pence(price.totalPence))}</span>
      {isCheapest && <span className="block text-success text-sm">{copy.cheapest}</span>}
    </p>
  )
}

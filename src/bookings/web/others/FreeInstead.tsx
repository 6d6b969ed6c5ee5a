import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import type { Alternative } from '#bookings/rules/wire.ts'
import { tabStore } from '#foundation/web/browser-stores.ts'
import { bookings } from '../api.ts'
import type { BookNow } from '../book-now/use-book-now.ts'
import { pickupAddress } from '../checkout/pickup.ts'
import { keepDraft, keepServices, readServices } from '../draft.ts'
import { copy } from './copy.ts'
import { OtherCard } from './OtherCard.tsx'

/** Shown below dates that are taken. Each space leads straight to checkout. */
export default function FreeInstead({ choice }: { choice: BookNow }) {
  const wish = wishOf(choice)
  const navigate = useNavigate()
  const { data: others = [] } = useQuery({
    queryKey: ['bookings', 'free instead', wish],
    queryFn: ({ signal }) => bookings.freeInstead(wish, signal),
    staleTime: 30_000,
  })
  if (others.length === 0) return null
  const take = (other: Alternative) => {
    carryOver(choice, other)
    void navigate({ href: `/checkout/${other.listing._id}` })
  }
  return (
    <section aria-label={copy.instead} className="rounded-field border border-hairline p-4">
      <h3 className="font-semibold text-base">{copy.instead}</h3>
      <p className="mb-4 text-ink-soft text-sm">{copy.insteadAbout}</p>
      <ul className="grid gap-4">
        {others.map(other => (
          <OtherCard
            key={other.listing._id}
            other={other}
            action={copy.take}
            onChoose={() => take(other)}
          />
        ))}
      </ul>
    </section>
  )
}

function wishOf({ listing, type, start, end }: BookNow): QuoteRequest {
  const services = readServices(tabStore(), listing._id, new Date())
  const address = services?.moving ? pickupAddress(services.pickup) : undefined
  return {
    storageListing: listing._id,
    startDate: start ?? '',
    endDate: end ?? '',
    type,
    moving: address !== undefined,
    packing: services?.packing ?? false,
    ...(address !== undefined && { pickupAddress: address }),
  }
}

/**
 * Dates and services are kept for the other space, so that nothing is typed twice. Checkout asks
 * for the price again.
 */
function carryOver({ listing, type, start, end }: BookNow, other: Alternative): void {
  const now = new Date()
  const { _id: listingId, hourlyRate, monthlyRate } = other.listing
  const unitPrice = (type === 'hourly' ? hourlyRate : monthlyRate) ?? 0
  const dates = { startDate: start ?? '', endDate: end ?? '' }
  const draft = { listingId, ...dates, totalPrice: other.total, type, unitPrice, time: 0 }
  keepDraft(tabStore(), draft, now)
  const services = readServices(tabStore(), listing._id, now)
  if (services) keepServices(tabStore(), listingId, services, now)
}

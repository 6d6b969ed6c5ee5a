import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { QuoteRequest } from '#bookings/rules/wire.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { ReadListing } from '#listings/web/public/read-listing.ts'
import { useBookNow } from '../book-now/use-book-now.ts'
import { noPickup, pickupAddress } from './pickup.ts'
import { quoteQuery } from './quote-query.ts'
import { useSettled } from './use-settled.ts'

const typingPauseMs = 400

export type Checkout = ReturnType<typeof useCheckout>

interface CheckoutOptions {
  read: Pick<ReadListing, 'listing' | 'words'>
  drawnAt: string
}

/** The filled form, what the server asks for it, and what still stands in the way of booking. */
export function useCheckout({ read: { listing, words }, drawnAt }: CheckoutOptions) {
  const booking = useBookNow({ listing, words, drawnAt })
  const [moving, setMoving] = useState(false)
  const [packing, setPacking] = useState(false)
  const [consent, setConsent] = useState(false)
  const [parts, setParts] = useState(noPickup)

  const typed = moving ? pickupAddress(parts) : undefined
  const settled = useSettled(typed, typingPauseMs)
  const pickup = typed === undefined ? undefined : settled

  const { start, end, type, assessment } = booking
  const areDatesGood = start !== null && end !== null && assessment?.quote !== undefined
  const wish: QuoteRequest | undefined = areDatesGood
    ? {
        storageListing: listing._id,
        startDate: start,
        endDate: end,
        type,
        packing,
        moving: pickup !== undefined,
        ...(pickup !== undefined && { pickupAddress: pickup }),
      }
    : undefined
  const asked = useQuery(quoteQuery(wish))
  const failure = wish && asked.error
  const quote = wish && !failure ? asked.data : undefined
  const isFresh = quote !== undefined && !asked.isPlaceholderData && typed === pickup
  const distanceKm = isFresh && pickup !== undefined ? quote.distanceKm : null

  return {
    listing,
    booking,
    moving,
    setMoving,
    packing,
    setPacking,
    consent,
    setConsent,
    parts,
    setParts,
    pickup,
    wish,
    quote,
    isFresh,
    failure,
    pickupFault: fieldFault(failure, 'pickupAddress'),
    distanceKm,
    missing: missing(),
  }

  function missing(): 'dates' | 'pickup' | 'quote' | 'consent' | undefined {
    if (!wish) return booking.isWorking ? 'quote' : 'dates'
    if (moving && typed === undefined) return 'pickup'
    if (!isFresh || (moving && distanceKm === null)) return 'quote'
    return consent ? undefined : 'consent'
  }
}

function fieldFault(failure: unknown, field: string): string | undefined {
  if (!isApiFailure(failure)) return undefined
  return failure.fields.find(problem => problem.field === field)?.message
}

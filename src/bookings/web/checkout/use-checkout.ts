import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QuoteRequest } from '#bookings/rules/wire.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { useDebounced } from '#foundation/web/use-debounced.ts'
import type { ReadListing } from '#listings/web/public/read-listing.ts'
import { useBookNow } from '../book-now/use-book-now.ts'
import { keepServices, readServices } from '../draft.ts'
import { noPickup, type PickupParts, pickupAddress } from './pickup.ts'
import { quoteQuery } from './quote-query.ts'

const typingPauseMs = 400

export type Checkout = ReturnType<typeof useCheckout>

interface CheckoutOptions {
  read: Pick<ReadListing, 'listing' | 'words'>
  drawnAt: string
}

const noServices = { moving: false, packing: false, pickup: noPickup }

/** The filled form, what the server asks for it, and what still stands in the way of booking. */
export function useCheckout({ read: { listing, words }, drawnAt }: CheckoutOptions) {
  const choice = useBookNow({ listing, words, drawnAt })
  const [services, setServices] = useState(
    () => readServices(sessionStorage, listing._id, new Date()) ?? noServices,
  )
  const [consent, setConsent] = useState(false)
  const [startAsked, setStartAsked] = useState(false)
  const [isOpenEnded, setOpenEnded] = useState(false)
  const [isInParts, setInParts] = useState(false)
  const setMoving = (moving: boolean) => setServices(before => ({ ...before, moving }))
  const setPacking = (packing: boolean) => setServices(before => ({ ...before, packing }))
  const setParts = (edit: (before: PickupParts) => PickupParts) =>
    setServices(before => ({ ...before, pickup: edit(before.pickup) }))
  useEffect(() => {
    keepServices(sessionStorage, listing._id, services, new Date())
  }, [listing._id, services])

  // A host may have stopped offering what was kept.
  const moving = listing.delivery && services.moving
  const packing = listing.packing && services.packing
  const parts = services.pickup

  const typed = moving ? pickupAddress(parts) : undefined
  const debounced = useDebounced(typed, typingPauseMs)
  const pickup = typed === undefined ? undefined : debounced

  const { start, end, type, assessment } = choice
  const mayRoll = listing.rolling && type === 'monthly'
  const rolling = mayRoll && isOpenEnded
  const areDatesGood = start !== null && end !== null && assessment?.quote !== undefined
  const dates =
    rolling && start !== null
      ? { startDate: start, endDate: null, rolling: true }
      : !rolling && areDatesGood
        ? { startDate: start, endDate: end }
        : undefined
  const wish: QuoteRequest | undefined = dates
    ? {
        storageListing: listing._id,
        ...dates,
        type,
        packing,
        moving: pickup !== undefined,
        ...(pickup !== undefined && { pickupAddress: pickup }),
      }
    : undefined
  const keepDates = useEffectEvent(choice.keep)
  useEffect(() => {
    if (areDatesGood) keepDates({ start, end, type })
  }, [areDatesGood, start, end, type])

  const asked = useQuery(quoteQuery(wish))
  const failure = wish && asked.error
  const quote = wish && !failure ? asked.data : undefined
  const isFresh = quote !== undefined && !asked.isPlaceholderData && typed === pickup
  const distanceKm = isFresh && pickup !== undefined ? quote.distanceKm : null

  const parted = quote?.instalments ?? null

  const mustAskForStart = quote?.coolingOff?.beginsWithin ?? false

  return {
    listing,
    choice,
    /** Where the partner offers it: from a month on, until somebody gives notice. */
    mayRoll,
    rolling,
    setOpenEnded,
    /** What it is month by month, where that may be chosen. */
    parted,
    instalments: parted !== null && isInParts,
    setInParts,
    moving,
    setMoving,
    packing,
    setPacking,
    consent,
    setConsent,
    /** Asked only where somebody may think again and the storage begins before that. */
    mustAskForStart,
    startAsked,
    setStartAsked,
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

  function missing(): 'dates' | 'pickup' | 'quote' | 'start' | 'consent' | undefined {
    if (!wish) return choice.isWorking ? 'quote' : 'dates'
    if (moving && typed === undefined) return 'pickup'
    if (!isFresh || (moving && distanceKm === null)) return 'quote'
    if (mustAskForStart && !startAsked) return 'start'
    return consent ? undefined : 'consent'
  }
}

function fieldFault(failure: unknown, field: string): string | undefined {
  if (!isApiFailure(failure)) return undefined
  return failure.fields.find(problem => problem.field === field)?.message
}

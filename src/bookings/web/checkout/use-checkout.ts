import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import type { QuoteRequest } from '#bookings/rules/request-wire.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { isPassing } from '#foundation/web/api/may-ask-again.ts'
import { tabStore } from '#foundation/web/browser-stores.ts'
import { useDebounced } from '#foundation/web/use-debounced.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import type { ReadSpace } from '#listings/web/public/read-listing.ts'
import { type BookNow, useBookNow } from '../book-now/use-book-now.ts'
import { keepServices, readServices } from '../draft.ts'
import { quoteQuery } from '../quote-query.ts'
import { isDoorMissing, noPickup, type PickupParts, pickupAddress } from './pickup.ts'

const typingPauseMs = 400

export type Checkout = ReturnType<typeof useCheckout>

interface CheckoutOptions {
  read: ReadSpace
  drawnAt: string
}

const noServices = { moving: false, packing: false, pickup: noPickup }

export function useCheckout({ read: { listing, words }, drawnAt }: CheckoutOptions) {
  const choice = useBookNow({ listing, words, drawnAt })
  const chosen = useServices(listing)
  const { moving, packing, parts, typed, pickup } = chosen
  const [consent, setConsent] = useState(false)
  const [startAsked, setStartAsked] = useState(false)
  const [isByInstalments, setByInstalments] = useState(false)
  const dates = useDates(choice)
  const wish = wishOf(choice, dates, { packing, pickup })
  const { quote, isFresh, failure, askAgain, distanceKm } = useQuote(wish, typed, pickup)
  const instalmentPlan = quote?.instalments ?? null

  const mustAskForStart = quote?.coolingOff?.beginsWithin ?? false

  return {
    listing,
    choice,
    rolling: choice.rolling,
    /** The month-by-month payments, where that can be chosen. */
    instalmentPlan,
    instalments: instalmentPlan !== null && isByInstalments,
    setByInstalments,
    moving,
    setMoving: chosen.setMoving,
    packing,
    setPacking: chosen.setPacking,
    consent,
    setConsent,
    startAsked,
    setStartAsked,
    parts,
    setParts: chosen.setParts,
    pickup,
    wish,
    quote,
    isFresh,
    failure,
    /** Where the failure may be gone the next time. */
    askAgain: failure && isPassing(failure) ? askAgain : undefined,
    pickupFault: fieldFault(failure, 'pickupAddress'),
    distanceKm,
    missing: missingOf({
      wish,
      isWorking: choice.isWorking,
      isPickupMissing: moving && typed === undefined,
      isQuoteMissing: !isFresh || (moving && distanceKm === null),
      isDoorMissing: moving && isDoorMissing(parts),
      isStartMissing: mustAskForStart && !startAsked,
      consent,
    }),
  }
}

/** A quote is fresh only if it is for what is typed now. */
function useQuote(
  wish: QuoteRequest | undefined,
  typed: string | undefined,
  pickup: string | undefined,
) {
  const asked = useQuery(quoteQuery(wish))
  const failure = wish && asked.error
  const quote = wish && !failure ? asked.data : undefined
  const isFresh = quote !== undefined && !asked.isPlaceholderData && typed === pickup
  const distanceKm = isFresh && pickup !== undefined ? quote.distanceKm : null
  return { quote, isFresh, failure, askAgain: () => void asked.refetch(), distanceKm }
}

/** Kept until the booking is made. */
function useServices(listing: PublicListing) {
  const [services, setServices] = useState(
    () => readServices(tabStore(), listing._id, new Date()) ?? noServices,
  )
  const setMoving = (moving: boolean) => setServices(before => ({ ...before, moving }))
  const setPacking = (packing: boolean) => setServices(before => ({ ...before, packing }))
  const setParts = (edit: (before: PickupParts) => PickupParts) =>
    setServices(before => ({ ...before, pickup: edit(before.pickup) }))
  useEffect(() => {
    keepServices(tabStore(), listing._id, services, new Date())
  }, [listing._id, services])

  // The host may have stopped offering a kept service.
  const moving = listing.delivery && services.moving
  const packing = listing.packing && services.packing
  const parts = services.pickup

  const typed = moving ? pickupAddress(parts) : undefined
  const debounced = useDebounced(typed, typingPauseMs)
  const pickup = typed === undefined ? undefined : debounced
  return { moving, packing, parts, typed, pickup, setMoving, setPacking, setParts }
}

/** Valid dates are kept, so that they are there when somebody comes back. */
function useDates({ wish, assessment, keep }: BookNow) {
  const good = assessment?.quote && wish
  const { start, end, type, rolling } = good ?? {}
  const keepDates = useEffectEvent(() => good && keep(good))
  // biome-ignore lint/correctness/useExhaustiveDependencies: other dates are worth keeping
  useEffect(() => void keepDates(), [start, end, type, rolling])
  if (!good) return undefined
  return good.rolling
    ? { startDate: good.start, endDate: null, rolling: true }
    : { startDate: good.start, endDate: good.end }
}

function wishOf(
  { listing, type }: BookNow,
  dates: ReturnType<typeof useDates>,
  { packing, pickup }: { packing: boolean; pickup: string | undefined },
): QuoteRequest | undefined {
  return (
    dates && {
      storageListing: listing._id,
      ...dates,
      type,
      packing,
      moving: pickup !== undefined,
      ...(pickup !== undefined && { pickupAddress: pickup }),
    }
  )
}

interface Needed {
  wish: QuoteRequest | undefined
  isWorking: boolean
  isPickupMissing: boolean
  isQuoteMissing: boolean
  isDoorMissing: boolean
  isStartMissing: boolean
  consent: boolean
}

type Missing = 'dates' | 'pickup' | 'quote' | 'door' | 'start' | 'consent'

function missingOf(needed: Needed): Missing | undefined {
  if (!needed.wish) return needed.isWorking ? 'quote' : 'dates'
  if (needed.isPickupMissing) return 'pickup'
  if (needed.isQuoteMissing) return 'quote'
  if (needed.isDoorMissing) return 'door'
  if (needed.isStartMissing) return 'start'
  return needed.consent ? undefined : 'consent'
}

function fieldFault(failure: unknown, field: string): string | undefined {
  if (!isApiFailure(failure)) return undefined
  return failure.fields.find(problem => problem.field === field)?.message
}

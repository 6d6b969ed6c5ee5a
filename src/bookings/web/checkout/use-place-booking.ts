import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { partnerTabOf, renterTabFor } from '#bookings/rules/life/tabs.ts'
import { type BookingRequest, QuoteAnswer } from '#bookings/rules/request-wire.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import type { Role } from '#foundation/rules/permissions.ts'
import { api } from '#foundation/web/api/api.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { askAgainWhileAway } from '#foundation/web/api/while-away.ts'
import { localStore, tabStore } from '#foundation/web/browser-stores.ts'
import { policyQuery } from '#foundation/web/policy/use-policy.ts'
import { homeOf } from '#foundation/web/signed-in/page-roles.ts'
import { calendarQuery } from '../book-now/calendar/calendar-query.ts'
import { dropDraft } from '../draft.ts'
import { quoteQuery } from '../quote-query.ts'
import { forgetUnfinished } from '../unfinished-checkouts.ts'
import { copy } from './copy.ts'
import type { Checkout } from './use-checkout.ts'

interface PriceChange {
  /** True if the terms have changed too, or only they have. */
  terms: boolean
  before: number
  now: number
}

/** Sends the form once, even if the button is pressed again or the answer is lost. */
export function usePlaceBooking(checkout: Checkout, role: Role) {
  const { wish, quote, missing, startAsked, instalments } = checkout
  const navigate = useNavigate()
  const queries = useQueryClient()
  const pressed = usePressKey()
  const running = useRef(false)
  const [fault, setFault] = useState<string>()
  const [priceChange, setPriceChange] = useState<PriceChange>()

  const { mutate, isPending, isSuccess } = useMutation({
    ...askAgainWhileAway,
    mutationFn: (body: BookingRequest) =>
      pressed(body, idempotencyKey => api.post<Booking>('/booking', body, { idempotencyKey })),
    onSuccess: (booking, { storageListing }) => {
      dropDraft(tabStore(), storageListing)
      forgetUnfinished(localStore(), storageListing)
      toast.success(copy.booked)
      void queries.invalidateQueries({ queryKey: ['bookings'] })
      // Going back leads to the listing, because this form has been used.
      if (role === 'customer') void navigate({ ...underItsTab(booking), replace: true })
      else void navigate({ href: homeOf(role), replace: true })
    },
    onError: (error, { price, policyVersion: _seen, coolingOffShown: _shown, ...body }) => {
      const { startWithinCoolingOff: _asked, instalments: _inParts, ...asked } = body
      running.current = false
      toast.error(wordsOf(error))
      setFault(wordsOf(error))
      if (!isApiFailure(error) || error.status === 0 || error.status >= 500) return
      const fresh = QuoteAnswer.safeParse(error.details?.quote).data
      if (fresh && typeof price === 'number') {
        setFault(undefined)
        const terms = isApiFailure(error, 'terms_changed')
        setPriceChange({ terms, before: price, now: fresh.total })
        if (terms) void queries.invalidateQueries({ queryKey: policyQuery.queryKey })
        queries.setQueryData(quoteQuery(asked).queryKey, fresh)
      }
      void queries.invalidateQueries({ queryKey: calendarQuery(asked.storageListing).queryKey })
    },
  })

  const book = () => {
    if (!wish || !quote || missing || running.current) return
    running.current = true
    setPriceChange(undefined)
    setFault(undefined)
    const startWithinCoolingOff = startAsked && quote.coolingOff?.beginsWithin === true
    const { total: price, policyVersion } = quote
    mutate({
      ...wish,
      price,
      policyVersion,
      ...(quote.coolingOff && { coolingOffShown: true }),
      ...(startWithinCoolingOff && { startWithinCoolingOff }),
      ...(instalments && { instalments }),
    })
  }
  // Stays busy until the next page shows, so that nobody books twice.
  return { book, isPending: isPending || isSuccess, priceChange, fault }
}

/** A renter sees the booking at the same address that their home page uses. */
function underItsTab(booking: Booking) {
  const to = '/your-storage'
  return {
    to,
    search: { tab: renterTabFor(partnerTabOf(booking)) } as object,
    mask: { to },
  } as const
}

/** Prefers the server's own sentence if there is one. */
function wordsOf(error: unknown): string {
  const isAnswered = isApiFailure(error) && !error.isNetwork && error.code !== 'unexpected'
  return (isAnswered && error.message) || copy.failed
}

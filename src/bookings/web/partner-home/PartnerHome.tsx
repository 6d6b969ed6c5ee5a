import { useQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useDeferredValue, useState } from 'react'
import { soonestFirst } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { OncePageIsThere } from '#foundation/web/parts/OncePageIsThere.tsx'
import { ListingsPage } from '#listings/web/dashboard/ListingsPage.tsx'
import { myListingsQuery } from '#listings/web/queries.ts'
import { standingOf } from '../list/standing.ts'
import { currentQuery } from '../queries.ts'
import { waitingQuery } from '../waiting/queries.ts'
import { WhatWaits } from '../waiting/WhatWaits.tsx'
import { ComingDays } from './ComingDays.tsx'
import { WaitingRentals } from './WaitingRentals.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

/** The only part that counts days, for which it needs a large library. */
const Occupancy = lazyPart(() => import('./Occupancy.tsx'))

interface PartnerHomeProps {
  notice: ReactNode
  /** Below what has a deadline. */
  question: ReactNode
  /** It is not known yet whether there is a notice or a question. */
  isWaiting: boolean
  children: ReactNode
}

/** Earnings belong to another noun, so they come as children. */
export function PartnerHome({ notice, question, isWaiting, children }: PartnerHomeProps) {
  const { rentals, isNew, isPending } = useWaitingRentals()
  const { isPending: isHostPending } = useQuery(currentQuery('host'))
  const { isPending: isWhatWaitsPending } = useQuery(waitingQuery)
  const { isPending: isMinePending } = useQuery(myListingsQuery)
  const isLoading = useDeferredValue(
    isWaiting || isPending || isHostPending || isWhatWaitsPending || isMinePending,
  )
  // What failed can be asked for anew in the part that shows it, and must not hide the parts again.
  const [hasLoaded, setHasLoaded] = useState(false)
  if (!isLoading && !hasLoaded) setHasLoaded(true)
  if (isLoading && !hasLoaded) return <ListingsPage isWaiting />
  const renting = <WaitingRentals rentals={rentals} />
  return (
    <>
      {notice}
      {isNew && renting}
      <WaitingRequests />
      <WhatWaits />
      {!isNew && renting}
      <ComingDays />
      {question}
      <ListingsPage isWaiting={false} />
      <OncePageIsThere>
        <Suspense fallback={null}>
          <Occupancy />
          {children}
        </Suspense>
      </OncePageIsThere>
    </>
  )
}

const newForMs = 5 * minuteMs

/** Bookings that a partner made as a renter and that still wait for something. */
function useWaitingRentals() {
  const [now] = useState(serverNow)
  const { data = [], isPending } = useQuery(currentQuery('renter'))
  const rentals = data.filter(booking => isOpen(booking, now)).sort(soonestFirst)
  const justBefore = after(now, -newForMs)
  return {
    rentals,
    isPending,
    isNew: rentals.some(({ createdAt }) => new Date(createdAt) > justBefore),
  }
}

function isOpen(booking: Booking, now: Date): boolean {
  const standing = standingOf(booking, now)
  return standing === 'pending' || standing === 'unpaid'
}

import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { soonestFirst } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { after, minuteMs } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { standingOf } from '../list/standing.ts'
import { bookingsQuery } from '../queries.ts'

const newForMs = 5 * minuteMs

/** What a partner has asked other partners for and is not settled; new right after booking. */
export function useWaitingRentals() {
  const [now] = useState(serverNow)
  const { data = [] } = useQuery(bookingsQuery('renter'))
  const rentals = data.filter(booking => isOpen(booking, now)).sort(soonestFirst)
  const justBefore = after(now, -newForMs)
  return { rentals, isNew: rentals.some(({ createdAt }) => new Date(createdAt) > justBefore) }
}

function isOpen(booking: Booking, now: Date): boolean {
  const standing = standingOf(booking, now)
  return standing === 'pending' || standing === 'unpaid'
}

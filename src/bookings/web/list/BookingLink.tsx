import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface BookingLinkProps {
  id: string
  /** Customers read their bookings under /your-storage, partners under /bookings. */
  area: BookingArea
  className?: string
  children: ReactNode
}

export type BookingArea = 'your-storage' | 'bookings'

export function BookingLink({ id, area, className, children }: BookingLinkProps) {
  const to = area === 'bookings' ? '/bookings/$bookingId' : '/your-storage/$bookingId'
  return (
    <Link to={to} params={{ bookingId: id }} className={className}>
      {children}
    </Link>
  )
}

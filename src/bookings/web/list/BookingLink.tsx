import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

interface BookingLinkProps {
  id: string
  /** Customers read their bookings under /your-storage, partners under /bookings. */
  area: BookingArea
  className?: string
  /** The ids of the texts that name the link, where its own text is also that of another link. */
  labelledBy?: string
  children: ReactNode
}

export type BookingArea = 'your-storage' | 'bookings'

export function BookingLink({ id, area, className, labelledBy, children }: BookingLinkProps) {
  const to = area === 'bookings' ? '/bookings/$bookingId' : '/your-storage/$bookingId'
  return (
    <Link to={to} params={{ bookingId: id }} className={className} aria-labelledby={labelledBy}>
      {children}
    </Link>
  )
}

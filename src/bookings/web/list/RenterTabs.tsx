import { renterTabOf, renterTabs } from '#bookings/rules/life/tabs.ts'
import type { Booking } from '#bookings/rules/wire.ts'
import { copy } from '../copy.ts'
import type { BookingArea } from './BookingLink.tsx'
import { BookingTabs } from './BookingTabs.tsx'

interface RenterTabsProps {
  bookings: readonly Booking[]
  area: BookingArea
  search: string
  open: string | undefined
}

export function RenterTabs(props: RenterTabsProps) {
  return (
    <BookingTabs
      {...props}
      names={renterTabs}
      nameOf={renterTabOf}
      purposes={copy.empty.renterWords}
      side="renter"
    />
  )
}

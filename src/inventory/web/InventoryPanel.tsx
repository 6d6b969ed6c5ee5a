import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { LoadedPanel, Panel } from '#bookings/web/detail/Panel.tsx'
import type { BookingPartProps } from '#bookings/web/parts/booking-parts.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { endOf } from '#foundation/rules/time/open-end.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { Inventory } from '../rules/wire.ts'
import { copy } from './copy.ts'
import { inventoryOfQuery } from './queries.ts'

const words = copy.panel

/** Few words on the booking; the things have a page of their own. */
export default function InventoryPanel({ booking, side }: BookingPartProps) {
  const { approvalStatus, paymentStatus } = booking
  const mayHaveThings = approvalStatus === 'approved' || paymentStatus === 'successful'
  const isShown = mayHaveThings && side !== 'operator'
  const found = useQuery({ ...inventoryOfQuery(booking), enabled: isShown })
  if (!isShown) return null
  return (
    <LoadedPanel query={found} heading={words.heading} words={copy}>
      {inventory => <Things booking={booking} inventory={inventory} />}
    </LoadedPanel>
  )
}

interface ThingsProps {
  booking: BookingPartProps['booking']
  inventory: Inventory
}

function Things({ booking, inventory }: ThingsProps) {
  const [now] = useState(serverNow)
  const { items, records, may } = inventory
  const isOver = booking.cancelledAt !== null || now > endOf(booking.endDate)
  if (items.length === 0 && records.length === 0 && isOver) return null
  return (
    <Panel heading={words.heading}>
      <p className="mb-4 max-w-measure">{aboutThings(inventory)}</p>
      <Link
        to="/inventory/$bookingId"
        params={{ bookingId: booking._id }}
        className={buttonClass({ variant: 'secondary' })}
      >
        {may.list && items.length === 0 ? words.start : words.open}
      </Link>
    </Panel>
  )
}

function aboutThings({ as, items, records, requests, extendsBooking }: Inventory): string {
  if (items.length === 0 && extendsBooking) return words.noneLater
  if (items.length === 0) return as === 'partner' ? words.nonePartner : words.none
  const stored = items.reduce((sum, one) => sum + one.stored, 0)
  const waiting = records.filter(
    ({ state, allowed }) => state === 'waiting' && allowed.includes('confirm'),
  )
  const asked = requests.filter(
    ({ state, allowed }) => state === 'asked' && allowed.includes('date'),
  )
  return [
    words.listed(items.length, stored),
    ...(waiting.length > 0 ? [words.waits(waiting.length)] : []),
    ...(asked.length > 0 ? [words.asked(asked.length)] : []),
  ].join(' ')
}

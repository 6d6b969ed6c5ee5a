import type { ReactNode } from 'react'
import { ListingsPage } from '#listings/web/dashboard/ListingsPage.tsx'
import { Occupancy } from './Occupancy.tsx'
import { useWaitingRentals } from './use-waiting-rentals.ts'
import { WaitingRentals } from './WaitingRentals.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

interface PartnerHomeProps {
  notice: ReactNode
  children: ReactNode
}

/** What needs an answer, the listings and how they are let; what they earn follows as children. */
export function PartnerHome({ notice, children }: PartnerHomeProps) {
  const { rentals, isNew } = useWaitingRentals()
  const renting = <WaitingRentals rentals={rentals} />
  return (
    <>
      {notice}
      {isNew && renting}
      <WaitingRequests />
      {!isNew && renting}
      <ListingsPage />
      <Occupancy />
      {children}
    </>
  )
}

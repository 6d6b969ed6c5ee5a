import { createFileRoute } from '@tanstack/react-router'
import { Occupancy } from '#bookings/web/partner-home/Occupancy.tsx'
import { WaitingRequests } from '#bookings/web/partner-home/WaitingRequests.tsx'
import { ListingsPage } from '#listings/web/dashboard/ListingsPage.tsx'
import { EarningsGlance } from './EarningsGlance.tsx'

export const Route = createFileRoute('/_dashboard/listings')({
  component: PartnerHomePage,
})

/** Where a partner starts: what needs an answer, the listings, how they are let and what they earn. */
function PartnerHomePage() {
  return (
    <>
      <WaitingRequests />
      <ListingsPage />
      <Occupancy />
      <EarningsGlance />
    </>
  )
}

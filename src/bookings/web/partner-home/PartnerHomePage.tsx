import { createFileRoute } from '@tanstack/react-router'
import { ListingsPage } from '#listings/web/dashboard/ListingsPage.tsx'
import { Occupancy } from './Occupancy.tsx'
import { WaitingRequests } from './WaitingRequests.tsx'

export const Route = createFileRoute('/_dashboard/listings')({
  component: PartnerHomePage,
})

/** Where a partner starts: what needs an answer, the listings, and how they are let. */
function PartnerHomePage() {
  return (
    <>
      <WaitingRequests />
      <ListingsPage />
      <Occupancy />
    </>
  )
}

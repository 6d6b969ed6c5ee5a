import { createFileRoute } from '@tanstack/react-router'
import { PartnerHome } from '#bookings/web/partner-home/PartnerHome.tsx'
import { EarningsGlance } from './EarningsGlance.tsx'
import { UnpayableAlert } from './UnpayableAlert.tsx'

export const Route = createFileRoute('/_dashboard/listings')({
  component: PartnerHomePage,
})

function PartnerHomePage() {
  return (
    <PartnerHome notice={<UnpayableAlert />}>
      <EarningsGlance />
    </PartnerHome>
  )
}

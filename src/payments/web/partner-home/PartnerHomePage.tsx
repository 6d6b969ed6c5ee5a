import { createFileRoute } from '@tanstack/react-router'
import { partnerHomeReads } from '#bookings/web/addresses.ts'
import { PartnerHome } from '#bookings/web/partner-home/PartnerHome.tsx'
import { EarningsGlance } from './EarningsGlance.tsx'
import { UnpayableAlert, useIsUnpayable } from './UnpayableAlert.tsx'

export const Route = createFileRoute('/_dashboard/listings')({
  staticData: {
    firstReads: () => [...partnerHomeReads(), '/users/earnings', '/users/payout-account'],
  },
  component: PartnerHomePage,
})

function PartnerHomePage() {
  const isUnpayable = useIsUnpayable()
  return (
    <PartnerHome notice={isUnpayable && <UnpayableAlert />} isWaiting={isUnpayable === undefined}>
      <EarningsGlance />
    </PartnerHome>
  )
}

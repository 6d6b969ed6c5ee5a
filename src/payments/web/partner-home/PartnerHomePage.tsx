import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { meQuery } from '#accounts/web/me-query.ts'
import { HostKindQuestion } from '#accounts/web/onboarding/HostKindQuestion.tsx'
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
  const { data: me, isPending } = useQuery(meQuery)
  return (
    <PartnerHome
      notice={isUnpayable && <UnpayableAlert />}
      question={me?.hostKind === null && <HostKindQuestion me={me} />}
      isWaiting={isUnpayable === undefined || isPending}
    >
      <EarningsGlance />
    </PartnerHome>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { Onboarding } from '#accounts/web/onboarding/Onboarding.tsx'
import { ProofDialog } from '#accounts/web/reauthentication/ProofDialog.tsx'
import { readConnectSearch } from '../bank-details/connect-search.ts'
import { payoutAccountQuery } from '../queries.ts'
import { PayoutStep } from './PayoutStep.tsx'

export const Route = createFileRoute('/_dashboard/onboarding')({
  validateSearch: readConnectSearch,
  component: OnboardingPage,
})

function OnboardingPage() {
  const { complete, refresh } = Route.useSearch()
  const account = useQuery(payoutAccountQuery)
  // The address is cleaned as soon as the return has been handled, so it is remembered here.
  const [hasReturned] = useState(Boolean(complete || refresh))
  return (
    <>
      <Onboarding
        PayoutStep={PayoutStep}
        isPayoutReady={account.data?.complete ?? false}
        startsAtPayout={hasReturned}
      />
      <ProofDialog />
    </>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { copy } from '../copy.ts'
import { meQuery } from '../me-query.ts'
import { BecomePartner } from '../onboarding/BecomePartner.tsx'
import { ProofDialog } from '../reauthentication/ProofDialog.tsx'
import { SecuritySection } from '../security/SecuritySection.tsx'
import { SessionsSection } from '../security/SessionsSection.tsx'
import { PersonalDetailsSkeleton } from './PersonalDetailsSkeleton.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { ProfileSection } from './ProfileSection.tsx'
import { YourDataSection } from './YourDataSection.tsx'

interface PersonalDetailsSearch {
  change?: 'password'
}

export const Route = createFileRoute('/_dashboard/personal-details')({
  validateSearch: ({ change }: Record<string, unknown>): PersonalDetailsSearch =>
    change === 'password' ? { change } : {},
  component: PersonalDetailsPage,
})

function PersonalDetailsPage() {
  useDashboardTitle(copy.personal.title)
  const me = useQuery(meQuery)
  return (
    <div className="grid max-w-3xl gap-6">
      {me.data ? (
        <>
          <ProfileSection me={me.data} />
          <SecuritySection me={me.data} />
          <SessionsSection />
          <PreferencesSection me={me.data} />
          {me.data.role === 'customer' && <BecomePartner />}
          <YourDataSection />
          <ProofDialog />
        </>
      ) : me.isError ? (
        <ErrorState
          title={copy.personal.failed}
          onRetry={() => void me.refetch()}
          retrying={me.isFetching}
        >
          {me.error.message}
        </ErrorState>
      ) : (
        <PersonalDetailsSkeleton />
      )}
    </div>
  )
}

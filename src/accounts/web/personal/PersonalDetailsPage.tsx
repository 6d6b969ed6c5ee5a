import { createFileRoute } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import type { User } from '#accounts/rules/wire.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { BecomePartner } from '../onboarding/BecomePartner.tsx'
import { PictureField } from '../picture/PictureField.tsx'
import { useAccountParts } from '../profile/account-parts.ts'
import { copy } from '../profile/copy.ts'
import { LoadedProfile } from '../profile/LoadedProfile.tsx'
import { Section } from '../profile/Section.tsx'
import { ProofDialog } from '../reauthentication/ProofDialog.tsx'
import { SecuritySection } from '../security/SecuritySection.tsx'
import { SessionsSection } from '../security/SessionsSection.tsx'
import { EmailChangeDialog } from './EmailChangeDialog.tsx'
import { PreferencesSection } from './PreferencesSection.tsx'
import { ProfileForm } from './ProfileForm.tsx'
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
  const parts = useAccountParts()
  return (
    <div className="grid max-w-3xl gap-6">
      <LoadedProfile>
        {me => (
          <>
            <ProfileSection me={me} />
            <SecuritySection me={me} />
            <SessionsSection />
            <PreferencesSection me={me} />
            <Suspense fallback={null}>
              {parts.map(({ name, Part }) => (
                <Part key={name} me={me} />
              ))}
            </Suspense>
            {me.role === 'customer' && <BecomePartner />}
            <YourDataSection />
            <ProofDialog />
          </>
        )}
      </LoadedProfile>
    </div>
  )
}

function ProfileSection({ me }: { me: User }) {
  const [changingEmail, setChangingEmail] = useState(false)
  return (
    <Section id="you" heading={copy.profile.heading} intro={copy.profile.intro}>
      <PictureField me={me} />
      <ProfileForm me={me} onChangeEmail={() => setChangingEmail(true)} />
      {changingEmail && (
        <EmailChangeDialog owner={me._id} onClose={() => setChangingEmail(false)} />
      )}
    </Section>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ComponentType, useState } from 'react'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { StepIndicator } from '#design/ui/navigation/StepIndicator.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { meQuery } from '../me-query.ts'
import { LoadedProfile } from '../profile/LoadedProfile.tsx'
import { copy } from './copy.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { ListingStep } from './ListingStep.tsx'

export interface StepProps {
  onBack: () => void
  onDone: () => void
}

interface OnboardingProps {
  /** Belongs to payments, which accounts may not import. */
  PayoutStep: ComponentType<StepProps>
  isPayoutReady: boolean
  /** True after coming back from the payment provider. */
  startsAtPayout: boolean
}

const steps = [copy.onboarding.details, copy.onboarding.payout, copy.onboarding.listing]

export function Onboarding({ PayoutStep, isPayoutReady, startsAtPayout }: OnboardingProps) {
  useDashboardTitle(copy.onboarding.title)
  const me = useQuery(meQuery)
  const [step, setStep] = useState(startsAtPayout ? 1 : 0)
  // The phone may be left out.
  const completed = [Boolean(me.data?.hostKind), isPayoutReady, false]
  return (
    <div className="grid max-w-3xl gap-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h2 className="text-2xl">
            {me.data ? copy.onboarding.heading(me.data.firstName) : copy.onboarding.title}
          </h2>
          <p className="mt-1.5 text-ink-soft">{copy.onboarding.intro}</p>
        </div>
        <Link to="/listings" className={buttonClass({ variant: 'secondary' })}>
          {copy.onboarding.skip}
        </Link>
      </div>
      <StepIndicator
        label={copy.onboarding.steps}
        steps={steps}
        current={step}
        completed={completed}
        onStep={setStep}
      />
      <LoadedProfile>
        {known => (
          <Card>
            {step === 0 && <DetailsStep me={known} onDone={() => setStep(1)} />}
            {step === 1 && <PayoutStep onBack={() => setStep(0)} onDone={() => setStep(2)} />}
            {step === 2 && <ListingStep onBack={() => setStep(1)} />}
          </Card>
        )}
      </LoadedProfile>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { buttonClass } from '#foundation/web/ui/Button.tsx'
import { Card } from '#foundation/web/ui/Card.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { StepIndicator } from '#foundation/web/ui/StepIndicator.tsx'
import { copy } from '../copy.ts'
import { meQuery } from '../me-query.ts'
import { PersonalDetailsSkeleton } from '../personal/PersonalDetailsSkeleton.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { ListingStep } from './ListingStep.tsx'
import { PayoutStep } from './PayoutStep.tsx'

export const Route = createFileRoute('/_dashboard/onboarding')({
  component: OnboardingPage,
})

const steps = [copy.onboarding.details, copy.onboarding.payout, copy.onboarding.listing]

function OnboardingPage() {
  useDashboardTitle(copy.onboarding.title)
  const me = useQuery(meQuery)
  const [step, setStep] = useState(0)
  const [seen, setSeen] = useState(0)
  const go = (to: number) => {
    setStep(to)
    setSeen(Math.max(seen, to))
  }
  const completed = [Boolean(me.data?.phone), seen > 1, false]
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
        onStep={go}
      />
      {me.data ? (
        <Card>
          {step === 0 && <DetailsStep me={me.data} onDone={() => go(1)} />}
          {step === 1 && <PayoutStep onBack={() => go(0)} onDone={() => go(2)} />}
          {step === 2 && <ListingStep onBack={() => go(1)} />}
        </Card>
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

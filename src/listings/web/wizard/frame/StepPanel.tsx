import { useEffect, useRef } from 'react'
import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import { AvailabilityStep } from '../availability/AvailabilityStep.tsx'
import { BasicsStep } from '../basics/BasicsStep.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { PricingStep } from '../pricing/PricingStep.tsx'
import { SpaceStep } from '../space/SpaceStep.tsx'
import { StepHeading } from './StepHeading.tsx'

const panels = {
  basics: BasicsStep,
  space: SpaceStep,
  availability: AvailabilityStep,
  pricing: PricingStep,
}

interface StepPanelProps {
  step: WizardStep
  form: StepForm
  /** False for the first step shown: it leaves the focus where the page put it. */
  hasMoved: boolean
}

/** After a move the title takes the focus, so that screen readers say where one is. */
export function StepPanel({ step, form, hasMoved }: StepPanelProps) {
  const title = useRef<HTMLHeadingElement>(null)
  const takesFocus = useRef(hasMoved)
  useEffect(() => {
    if (!takesFocus.current) return
    title.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const Panel = panels[step]
  return (
    <>
      <StepHeading step={step} ref={title} />
      <Panel form={form} />
    </>
  )
}

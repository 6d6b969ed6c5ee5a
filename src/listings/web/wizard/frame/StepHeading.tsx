import type { Ref } from 'react'
import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import { copy } from '../copy.ts'

interface StepHeadingProps {
  step: WizardStep
  ref?: Ref<HTMLHeadingElement>
}

export function StepHeading({ step, ref }: StepHeadingProps) {
  return (
    <div>
      <h2 ref={ref} tabIndex={-1} className="text-2xl outline-none sm:text-3xl">
        {copy.titles[step]}
      </h2>
      <p className="mt-1.5 max-w-measure text-ink-soft">{copy.intros[step]}</p>
    </div>
  )
}

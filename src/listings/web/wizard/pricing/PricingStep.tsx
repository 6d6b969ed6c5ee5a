import type { StepForm } from '../editor/step-form.ts'
import { AgreementSection } from './AgreementSection.tsx'
import { PriceTypeSection } from './PriceTypeSection.tsx'
import { RatesSection } from './RatesSection.tsx'

export function PricingStep({ form }: { form: StepForm }) {
  return (
    <>
      <PriceTypeSection form={form} />
      <RatesSection form={form} />
      <AgreementSection form={form} />
    </>
  )
}

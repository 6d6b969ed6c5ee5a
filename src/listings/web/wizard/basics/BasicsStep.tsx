import type { StepForm } from '../editor/step-form.ts'
import { AddressSection } from './AddressSection.tsx'
import { ServicesSection } from './ServicesSection.tsx'
import { TypeSection } from './TypeSection.tsx'

export function BasicsStep({ form }: { form: StepForm }) {
  return (
    <>
      <AddressSection form={form} />
      <TypeSection form={form} />
      <ServicesSection form={form} />
    </>
  )
}

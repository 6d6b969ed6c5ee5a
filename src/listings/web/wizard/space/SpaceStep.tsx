import type { StepForm } from '../editor/step-form.ts'
import { MediaSection } from '../media/MediaSection.tsx'
import { DescriptionSection } from './DescriptionSection.tsx'
import { DimensionsSection } from './DimensionsSection.tsx'

export function SpaceStep({ form }: { form: StepForm }) {
  return (
    <>
      <DimensionsSection form={form} />
      <MediaSection form={form} />
      <DescriptionSection form={form} />
    </>
  )
}

import { Field } from '#design/ui/fields/Field.tsx'
import { StepIndicator } from '#design/ui/navigation/StepIndicator.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { copy as basics } from '../basics/copy.ts'
import { copy } from '../copy.ts'
import { tabNames } from '../editor/steps.ts'
import { StepHeading } from './StepHeading.tsx'
import { WizardColumns } from './WizardColumns.tsx'

const { address } = basics

/** The first step of a new listing, as far as it can be drawn without knowing who asks. */
export function BeginningOfWizard() {
  return (
    <WizardColumns>
      <StepIndicator label={copy.stepsLabel} steps={tabNames} current={0} completed={[]} />
      <StepHeading step="basics" />
      <Card>
        <h3 className="text-xl">{address.heading}</h3>
        <Field label={address.label} help={address.help} className="mt-5">
          {() => <Skeleton className="h-11" />}
        </Field>
        <Skeleton className="mt-5 h-64" />
      </Card>
    </WizardColumns>
  )
}

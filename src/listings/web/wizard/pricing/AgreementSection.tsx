import { FieldError } from '#design/ui/fields/Field.tsx'
import { percentText } from '#foundation/rules/percent-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { FormSection } from '../editor/FormSection.tsx'
import { SwitchField } from '../editor/SwitchField.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

export function AgreementSection({ form }: { form: StepForm }) {
  const error = form.wordsFor('consent')
  const words = copy.agreement
  const { commissionRate } = usePolicy()
  return (
    <FormSection name="agreement" form={form} heading={words.heading}>
      <SwitchField
        form={form}
        name="rolling"
        label={words.rolling}
        description={words.rollingHelp}
      />
      <SwitchField
        form={form}
        name="autoApprove"
        label={words.autoApprove}
        description={words.autoApproveHelp}
      />
      <div>
        <SwitchField
          form={form}
          name="consent"
          label={words.consent}
          description={words.consentHelp(percentText(commissionRate))}
        />
        <p className="mt-1 text-sm">
          <a href="/terms-of-use" target="_blank" rel="noopener" className="text-link">
            {words.terms}
          </a>
        </p>
        {error && <FieldError id="consent-problem">{error}</FieldError>}
      </div>
    </FormSection>
  )
}

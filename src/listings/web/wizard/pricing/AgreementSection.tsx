import { Switch } from '#design/ui/choices/Switch.tsx'
import { FieldError } from '#design/ui/fields/Field.tsx'
import { percentText } from '#foundation/rules/percent-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

export function AgreementSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const words = copy.agreement
  const { commissionRate } = usePolicy()
  const error = wordsFor('consent')
  return (
    <FormSection name="agreement" form={form} heading={words.heading}>
      <Switch
        spread
        label={words.rolling}
        description={words.rollingHelp}
        checked={answers.rolling}
        onChange={event => change({ rolling: event.target.checked })}
      />
      <Switch
        spread
        label={words.autoApprove}
        description={words.autoApproveHelp}
        checked={answers.autoApprove}
        onChange={event => change({ autoApprove: event.target.checked })}
      />
      <div>
        <Switch
          spread
          label={words.consent}
          description={words.consentHelp(percentText(commissionRate))}
          checked={answers.consent}
          aria-invalid={error ? true : undefined}
          onChange={event => change({ consent: event.target.checked })}
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

import { RadioCards } from '#design/ui/choices/RadioCards.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { percentText } from '#foundation/rules/percent-text.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

const words = copy.pricing

/** Elastic prices are only announced: the card can be read but not chosen. */
export function PriceTypeSection({ form }: { form: StepForm }) {
  return (
    <FormSection name="priceType" form={form} heading={words.typeHeading}>
      <RadioCards
        label={words.typeLabel}
        hideLabel
        value={form.answers.priceType}
        onChange={() => form.change({ priceType: 'custom' })}
        options={[
          { value: 'custom', label: words.custom, description: words.customHelp },
          {
            value: 'elastic',
            label: words.elastic,
            badge: <Badge tone="sky">{words.elasticBadge}</Badge>,
            disabled: true,
            description: <ElasticExplained />,
          },
        ]}
      />
    </FormSection>
  )
}

function ElasticExplained() {
  const { commissionRate } = usePolicy()
  return (
    <>
      <span className="block">{words.elasticHelp}</span>
      {words.elasticExamples.map(example => (
        <span key={example} className="block tabular-nums">
          {example}
        </span>
      ))}
      <span className="mt-1 block font-semibold text-ink">
        {words.commission(percentText(commissionRate))}
      </span>
      <span className="block">{words.elasticSoon}</span>
    </>
  )
}

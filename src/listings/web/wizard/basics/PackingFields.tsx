import { formatPence } from '#foundation/rules/money.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import { ChoiceField } from '../editor/ChoiceField.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import { copy } from './copy.ts'

export function PackingFields({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const { packingPrice } = usePolicy()
  const words = copy.services
  return (
    <div className="grid gap-5 border-kraft border-l-2 pl-4 sm:ml-2.5 sm:grid-cols-2 sm:pl-6">
      <ChoiceField
        form={form}
        name="packagingSize"
        list="packaging-size"
        label={words.packaging}
        placeholder={words.choosePackaging}
      />
      <MoneyField
        label={words.costPerSize}
        help={words.costPerSizeHelp(packingPrice > 0 ? formatPence(packingPrice) : null)}
        value={answers.costPerSize}
        error={wordsFor('costPerSize')}
        onChange={costPerSize => change({ costPerSize })}
      />
    </div>
  )
}

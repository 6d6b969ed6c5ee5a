import { ChoiceField } from '../editor/ChoiceField.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import { copy } from './copy.ts'
import { RadiusField } from './RadiusField.tsx'

export function DeliveryFields({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const words = copy.services
  return (
    <div className="grid gap-5 border-kraft border-l-2 pl-4 sm:ml-2.5 sm:grid-cols-2 sm:pl-6">
      <ChoiceField
        form={form}
        name="vehicleType"
        list="vehicle-type"
        label={words.vehicle}
        placeholder={words.chooseVehicle}
      />
      <MoneyField
        label={words.costPerKm}
        help={words.costPerKmHelp}
        value={answers.costPerKm}
        error={wordsFor('costPerKm')}
        onChange={costPerKm => change({ costPerKm })}
      />
      <RadiusField form={form} />
    </div>
  )
}

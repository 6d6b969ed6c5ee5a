import { Select } from '#foundation/web/ui/Select.tsx'
import { TextField } from '#foundation/web/ui/TextField.tsx'
import { useChoices } from '../../queries.ts'
import type { StepForm } from '../frame/step-form.ts'
import { MoneyField } from '../MoneyField.tsx'
import { copy } from './copy.ts'

const farthestKm = 500

export function DeliveryFields({ form: { answers, change, wordsFor } }: { form: StepForm }) {
  const vehicles = useChoices('vehicle-type')
  const words = copy.services
  return (
    <div className="grid gap-5 border-kraft border-l-2 pl-4 sm:ml-2.5 sm:grid-cols-2 sm:pl-6">
      <Select
        label={words.vehicle}
        placeholder={words.chooseVehicle}
        options={vehicles}
        value={answers.vehicleType ?? ''}
        error={wordsFor('vehicleType')}
        onChange={event => change({ vehicleType: event.target.value || null })}
      />
      <MoneyField
        label={words.costPerKm}
        help={words.costPerKmHelp}
        value={answers.costPerKm}
        error={wordsFor('costPerKm')}
        onChange={costPerKm => change({ costPerKm })}
      />
      <TextField
        label={words.radius}
        help={words.radiusHelp}
        optional
        inputMode="numeric"
        autoComplete="off"
        after="km"
        value={answers.deliveryRadiusKm ?? ''}
        error={wordsFor('deliveryRadiusKm')}
        onChange={event => change({ deliveryRadiusKm: kilometres(event.target.value) })}
      />
    </div>
  )
}

function kilometres(typed: string): number | null {
  const digits = typed.replace(/\D/g, '').slice(0, 3)
  const km = Math.min(Number(digits), farthestKm)
  return km >= 1 ? km : null
}

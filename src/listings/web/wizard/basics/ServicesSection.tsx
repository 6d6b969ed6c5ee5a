import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { useChoices } from '../../queries.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'
import { DeliveryFields } from './DeliveryFields.tsx'
import { PackingFields } from './PackingFields.tsx'

export function ServicesSection({ form }: { form: StepForm }) {
  const { answers, change } = form
  const offered = useChoices('services')
  const words = copy.services
  const toggle = (service: string, isOn: boolean) =>
    change({
      services: isOn
        ? [...answers.services, service]
        : answers.services.filter(one => one !== service),
    })
  return (
    <FormSection name="services" form={form} heading={words.heading} intro={words.intro}>
      {offered.map(({ value, label }) => {
        const isOn = answers.services.includes(value)
        return (
          <div key={value} className="grid gap-4">
            <Checkbox
              label={label}
              description={explained(value)}
              checked={isOn}
              onChange={event => toggle(value, event.target.checked)}
            />
            {isOn && value === 'delivery' && <DeliveryFields form={form} />}
            {isOn && value === 'packing' && <PackingFields form={form} />}
          </div>
        )
      })}
    </FormSection>
  )
}

function explained(service: string): string | undefined {
  const { explained } = copy.services
  return service === 'delivery' || service === 'packing' ? explained[service] : undefined
}

import { Select } from '#design/ui/choices/Select.tsx'
import { Stepper } from '#design/ui/fields/Stepper.tsx'
import { mostUnits } from '#listings/rules/limits.ts'
import { useChoices } from '../../queries.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

export function DimensionsSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const sizes = useChoices('storage-size')
  const words = copy.dimensions
  return (
    <FormSection name="dimensions" form={form} heading={words.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={words.size}
          help={words.sizeHelp}
          placeholder={words.chooseSize}
          options={sizes}
          value={answers.storageSize?.name ?? ''}
          error={wordsFor('storageSize')}
          onChange={({ target }) =>
            change({ storageSize: target.value ? { name: target.value } : null })
          }
        />
        <Stepper
          label={words.count}
          help={words.countHelp}
          min={1}
          max={mostUnits}
          value={answers.storageNumber}
          error={wordsFor('storageNumber')}
          onChange={count => change({ storageNumber: count })}
        />
      </div>
    </FormSection>
  )
}

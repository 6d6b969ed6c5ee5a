import { Select } from '#design/ui/choices/Select.tsx'
import { Switch } from '#design/ui/choices/Switch.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { useChoices } from '../../queries.ts'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

const longestInstructions = 2000

export function AccessSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const periods = useChoices('storage-access-period')
  const types = useChoices('storage-access-type')
  const words = copy.access
  return (
    <FormSection name="access" form={form} heading={words.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label={words.period}
          placeholder={words.choosePeriod}
          options={periods}
          value={answers.storageAccessPeriod ?? ''}
          error={wordsFor('storageAccessPeriod')}
          onChange={event => change({ storageAccessPeriod: event.target.value || null })}
        />
        <Select
          label={words.type}
          placeholder={words.chooseType}
          options={types}
          value={answers.storageAccessType ?? ''}
          error={wordsFor('storageAccessType')}
          onChange={event => change({ storageAccessType: event.target.value || null })}
        />
      </div>
      <Switch
        spread
        label={words.parking}
        description={words.parkingHelp}
        checked={answers.packingPermit}
        onChange={event => change({ packingPermit: event.target.checked })}
      />
      <TextArea
        label={words.instructions}
        help={words.instructionsHelp}
        optional
        maxLength={longestInstructions}
        value={answers.packingInstruction}
        error={wordsFor('packingInstruction')}
        onChange={event => change({ packingInstruction: event.target.value })}
      />
    </FormSection>
  )
}

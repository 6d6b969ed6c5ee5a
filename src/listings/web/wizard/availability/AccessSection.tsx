import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { ChoiceField } from '../editor/ChoiceField.tsx'
import { FormSection } from '../editor/FormSection.tsx'
import { SwitchField } from '../editor/SwitchField.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

const longestNotes = 1000
const longestInstructions = 2000

export function AccessSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const words = copy.access
  return (
    <FormSection name="access" form={form} heading={words.heading}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          form={form}
          name="storageAccessPeriod"
          list="storage-access-period"
          label={words.period}
          placeholder={words.choosePeriod}
        />
        <ChoiceField
          form={form}
          name="storageAccessType"
          list="storage-access-type"
          label={words.type}
          placeholder={words.chooseType}
          labels={words.types}
        />
      </div>
      <TextArea
        label={words.notes}
        help={words.notesHelp}
        optional
        maxLength={longestNotes}
        value={answers.accessNotes}
        error={wordsFor('accessNotes')}
        onChange={event => change({ accessNotes: event.target.value })}
      />
      <SwitchField
        form={form}
        name="packingPermit"
        label={words.parking}
        description={words.parkingHelp}
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

import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { FormSection } from '../editor/FormSection.tsx'
import type { StepForm } from '../editor/step-form.ts'
import { copy } from './copy.ts'

const longestTitle = 100
const longestDescription = 5000
const countsDownFrom = 200

export function DescriptionSection({ form }: { form: StepForm }) {
  const { answers, change, wordsFor } = form
  const words = copy.description
  const left = longestDescription - answers.description.length
  return (
    <FormSection name="description" form={form} heading={words.heading}>
      <TextField
        label={words.title}
        help={words.titleHelp}
        maxLength={longestTitle}
        value={answers.storageTitle}
        error={wordsFor('storageTitle')}
        onChange={event => change({ storageTitle: event.target.value })}
      />
      <TextArea
        label={words.text}
        help={left <= countsDownFrom ? words.left(left) : words.textHelp}
        rows={6}
        maxLength={longestDescription}
        value={answers.description}
        error={wordsFor('description')}
        onChange={event => change({ description: event.target.value })}
      />
    </FormSection>
  )
}

import { Select } from '#design/ui/choices/Select.tsx'
import type { ConfigurationList } from '#foundation/rules/configuration.ts'
import { useChoices } from '../../queries.ts'
import type { Answers } from '../answers.ts'
import type { StepForm } from './step-form.ts'

type ChoiceName = {
  [Name in keyof Answers]: string | null extends Answers[Name] ? Name : never
}[keyof Answers]

interface ChoiceFieldProps {
  form: StepForm
  name: ChoiceName
  list: ConfigurationList
  label: string
  placeholder: string
}

export function ChoiceField({ form, name, list, label, placeholder }: ChoiceFieldProps) {
  const { answers, change, wordsFor } = form
  return (
    <Select
      label={label}
      placeholder={placeholder}
      options={useChoices(list)}
      value={answers[name] ?? ''}
      error={wordsFor(name)}
      onChange={event => change({ [name]: event.target.value || null })}
    />
  )
}

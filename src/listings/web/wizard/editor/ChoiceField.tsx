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
  /** Instead of those of the list, by value. */
  labels?: Readonly<Record<string, string>>
}

export function ChoiceField(props: ChoiceFieldProps) {
  const { form, name, list, label, placeholder, labels = {} } = props
  const { answers, change, wordsFor } = form
  const options = useChoices(list).map(one => ({ ...one, label: labels[one.value] ?? one.label }))
  const isUnknownYet = options.length === 0 && answers[name] !== null
  return (
    <Select
      label={label}
      placeholder={isUnknownYet ? '' : placeholder}
      options={options}
      value={answers[name] ?? ''}
      error={wordsFor(name)}
      onChange={event => change({ [name]: event.target.value || null })}
    />
  )
}

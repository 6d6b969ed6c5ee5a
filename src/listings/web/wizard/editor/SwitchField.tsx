import { Switch } from '#design/ui/choices/Switch.tsx'
import type { Answers } from '../answers.ts'
import type { StepForm } from './step-form.ts'

type SwitchName = {
  [Name in keyof Answers]: Answers[Name] extends boolean ? Name : never
}[keyof Answers]

interface SwitchFieldProps {
  form: StepForm
  name: SwitchName
  label: string
  description: string
}

export function SwitchField({ form, name, label, description }: SwitchFieldProps) {
  const { answers, change, wordsFor } = form
  return (
    <Switch
      spread
      label={label}
      description={description}
      checked={answers[name]}
      aria-invalid={wordsFor(name) ? true : undefined}
      onChange={event => change({ [name]: event.target.checked })}
    />
  )
}

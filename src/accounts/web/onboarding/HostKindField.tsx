import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { HostKind } from '#accounts/rules/wire.ts'
import { RadioCards } from '#design/ui/choices/RadioCards.tsx'
import { copy } from './copy.ts'

const words = copy.onboarding.hostKind

const options = [
  { value: 'private', label: words.private, description: words.privateAbout },
  { value: 'trader', label: words.trader, description: words.traderAbout },
]

interface HostKindFieldProps<Values extends FieldValues> {
  control: Control<Values, unknown, unknown>
  name: FieldPathByValue<Values, HostKind | null>
}

export function HostKindField<Values extends FieldValues>({
  control,
  name,
}: HostKindFieldProps<Values>) {
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <RadioCards
          label={words.label}
          help={words.help}
          options={options}
          value={field.value}
          onChange={value => field.onChange(HostKind.parse(value))}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { type KeptForm, useKeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { fittingValues } from './fitting-values.ts'

interface Fields<Input extends FieldValues, Output> {
  form: UseFormReturn<Input, unknown, Output>
  isDirty: boolean
}

/** For a form of `useAccountForm` that has default values: what was typed into it is kept. */
export function useKeptFields<Input extends FieldValues, Output>(
  name: string,
  { form, isDirty }: Fields<Input, Output>,
  secrets: readonly Path<Input>[] = [],
): KeptForm {
  const start: FieldValues = form.formState.defaultValues ?? {}
  return useKeptForm({
    name,
    read: () => {
      if (!isDirty) return undefined
      const typed = Object.entries(form.getValues())
      return Object.fromEntries(typed.filter(([field]) => !secrets.some(one => one === field)))
    },
    restore: values => {
      const restored = { ...start, ...fittingValues(values, start) }
      form.reset(restored as Input, { keepDefaultValues: true })
    },
    reset: () => form.reset(),
  })
}

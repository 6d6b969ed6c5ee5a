import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useKeptForm } from '#foundation/web/drafts/use-kept-form.ts'

/** The same for every form: whoever has forgotten the password need not type the email again. */
export function useKeptEmail<Input extends FieldValues & { email: string }, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  const field = 'email' as Path<Input>
  useKeptForm({
    name: 'email',
    forVisitors: true,
    read: () => {
      const email: unknown = form.getValues(field)
      return email ? { email } : undefined
    },
    restore: ({ email }) => {
      // What was typed before the scripts ran is newer.
      if (typeof email !== 'string' || form.getValues(field)) return
      form.setValue(field, email as PathValue<Input, Path<Input>>)
    },
    reset: () => form.reset(),
  })
}

import { useHydrated } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form'
import { cx } from '#design/ui/base/cx.ts'
import { PasswordField, type PasswordFieldProps } from '#design/ui/fields/PasswordField.tsx'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { copy } from '../copy.ts'
import { passwordParts } from './password-rules.ts'

interface NewPasswordFieldProps<Input extends FieldValues, Output>
  extends Omit<PasswordFieldProps, 'autoComplete' | 'help' | 'form'> {
  form: UseFormReturn<Input, unknown, Output>
  name: Path<Input>
}

export function NewPasswordField<Input extends FieldValues, Output>({
  form,
  ...field
}: NewPasswordFieldProps<Input, Output>) {
  const watched: unknown = useWatch({ control: form.control, name: field.name })
  const [typedEarly, setTypedEarly] = useState<unknown>()
  const isHydrated = useHydrated()
  // `useWatch` does not see what was typed before the page's JavaScript ran.
  useEffect(() => {
    if (isHydrated) setTypedEarly(form.getValues(field.name))
  }, [isHydrated, form, field.name])
  const typed = watched ?? typedEarly
  const parts = passwordParts(typeof typed === 'string' ? typed : '')
  return (
    <div>
      <PasswordField {...field} autoComplete="new-password" required />
      <p className="mt-2.5 font-semibold text-ink-soft text-sm">{copy.rules.heading}</p>
      <ul className="mt-1 grid gap-x-4 gap-y-0.5 text-sm sm:grid-cols-2">
        {parts.map(({ part, met }) => (
          <li
            key={part}
            className={cx(
              'flex items-center gap-1.5 last:sm:col-span-2',
              met ? 'text-success' : 'text-ink-soft',
            )}
          >
            {met ? <CheckIcon /> : <Dot />}
            <span>
              {copy.rules[part]}
              <span className="sr-only"> ({met ? copy.rules.met : copy.rules.unmet})</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Dot() {
  return (
    <span aria-hidden="true" className="grid size-5 shrink-0 place-items-center">
      <span className="size-1.5 rounded-full bg-field-line" />
    </span>
  )
}

import { useState } from 'react'
import { copy } from '../base/copy.ts'
import { EyeIcon, EyeOffIcon } from '../icons/ActionIcons.tsx'
import { controlClass, controlFrame, Field, splitField } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'before' | 'after'>

export function PasswordField(props: PasswordFieldProps) {
  const {
    frame,
    control: { autoComplete = 'current-password', ...input },
  } = splitField(props)
  const [shown, setShown] = useState(false)
  const toggleLabel = shown ? copy.hidePassword : copy.showPassword
  return (
    <Field {...frame}>
      {control => (
        <div className={controlFrame}>
          <input
            {...input}
            {...control}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            className={controlClass}
          />
          <button
            type="button"
            aria-label={toggleLabel}
            title={toggleLabel}
            onClick={() => setShown(!shown)}
            className="-my-px grid size-11 shrink-0 place-items-center rounded-field text-ink-soft hover:text-ink"
          >
            {shown ? <EyeOffIcon /> : <EyeIcon />}
          </button>
        </div>
      )}
    </Field>
  )
}

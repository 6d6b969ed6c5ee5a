import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { controlClass, controlFrame, Field, type FieldProps, splitField } from './Field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'className'>, FieldProps {
  // A sign such as "£" or an icon before the text, a unit or a button after it.
  before?: ReactNode
  after?: ReactNode
}

export function TextField(props: TextFieldProps) {
  const {
    frame,
    control: { before, after, ...input },
  } = splitField(props)
  return (
    <Field {...frame}>
      {control => (
        <div className={controlFrame}>
          {before && <span className="pl-3.5 text-ink-soft">{before}</span>}
          <input
            {...input}
            {...control}
            className={cx(controlClass, Boolean(before) && 'pl-2', Boolean(after) && 'pr-2')}
          />
          {after && <span className="pr-3.5 text-ink-soft">{after}</span>}
        </div>
      )}
    </Field>
  )
}

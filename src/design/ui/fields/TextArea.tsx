import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'
import { controlClass, controlFrame, Field, type FieldProps, splitField } from './Field.tsx'

export interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'className'>, FieldProps {}

export function TextArea(props: TextAreaProps) {
  const {
    frame,
    control: { rows = 4, ...area },
  } = splitField(props)
  return (
    <Field {...frame}>
      {control => (
        <div className={controlFrame}>
          <textarea
            {...area}
            {...control}
            rows={rows}
            className={cx(controlClass, 'field-sizing-content max-h-96 min-h-28 resize-y py-2.5')}
          />
        </div>
      )}
    </Field>
  )
}

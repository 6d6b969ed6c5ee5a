import { type ReactNode, type RefObject, Suspense, useRef } from 'react'
import { useOpened } from '../base/useOpened.ts'
import { Field, type FieldProps } from '../fields/Field.tsx'
import { CalendarIcon } from '../icons/ThingIcons.tsx'
import { PickerButton } from './PickerButton.tsx'

export interface PopoverFieldProps extends FieldProps {
  text: string | null
  placeholder: string
  disabled?: boolean | undefined
  id?: string
  /** Loads what will be shown, when the pointer or the focus comes near. */
  onNear: () => void
  children: (popover: PopoverProps) => ReactNode
}

export interface PopoverProps {
  /** The id of the field's label. */
  labelledBy: string
  triggerRef: RefObject<HTMLButtonElement | null>
  open: boolean
  onClose: () => void
}

/** A field that shows the choice, and opens what one chooses from. */
export function PopoverField({
  text,
  placeholder,
  disabled,
  onNear,
  children,
  ...field
}: PopoverFieldProps) {
  const trigger = useRef<HTMLButtonElement>(null)
  const { open, everOpened, show, hide } = useOpened()
  return (
    <Field {...field}>
      {control => (
        <>
          <PickerButton
            ref={trigger}
            control={control}
            icon={<CalendarIcon />}
            text={text}
            placeholder={placeholder}
            disabled={disabled}
            aria-expanded={open}
            onClick={show}
            onPointerEnter={onNear}
            onFocus={onNear}
          />
          {everOpened && (
            <Suspense fallback={null}>
              {children({
                labelledBy: `${control.id}-label`,
                triggerRef: trigger,
                open,
                onClose: hide,
              })}
            </Suspense>
          )}
        </>
      )}
    </Field>
  )
}

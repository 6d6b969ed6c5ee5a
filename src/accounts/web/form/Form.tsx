import { useHydrated } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button, type ButtonProps } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { focusRefused } from '#design/ui/fields/refused-field.ts'
import { FormFault } from '#design/ui/states/FormFault.tsx'

interface FormProps {
  onSubmit: () => unknown
  /** For a refusal that belongs to no field. */
  fault?: string | undefined
  children: ReactNode
  /** A button outside the form, such as in a dialog's footer, names it to submit the form. */
  id?: string
  className?: string
}

/**
 * `post`, because before its JavaScript runs a form sent by `get` writes the password into the
 * address.
 */
export function Form({ onSubmit, fault, children, id, className }: FormProps) {
  const form = useFieldsLeftEarly()
  return (
    <form
      ref={form}
      id={id}
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        if (!focusRefused(event.currentTarget)) void onSubmit()
      }}
      className={cx('grid gap-5', className)}
    >
      {fault && <FormFault>{fault}</FormFault>}
      {children}
    </form>
  )
}

/** Fields that were filled and left before the JavaScript ran are checked as if left now. */
function useFieldsLeftEarly() {
  const form = useRef<HTMLFormElement>(null)
  const isHydrated = useHydrated()
  const [isDrawnByServer] = useState(!isHydrated)
  useEffect(() => {
    if (!isDrawnByServer) return
    for (const field of form.current?.elements ?? []) {
      if (isFilled(field) && field !== document.activeElement) {
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }
    }
  }, [isDrawnByServer])
  return form
}

function isFilled(field: Element): boolean {
  return field instanceof HTMLInputElement && field.value !== field.defaultValue
}

/** What has to be filled in first, said beside the button that waits for it. */
export function StillMissing({ children }: { children: string | undefined }) {
  return (
    <p role="status" className="text-ink-soft text-sm empty:hidden">
      {children}
    </p>
  )
}

/** Disabled until the page's JavaScript runs: pressed earlier it would lose what was typed. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={props.disabled || !isHydrated} />
}

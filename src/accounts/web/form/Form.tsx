import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
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
  return (
    <form
      id={id}
      method="post"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        event.stopPropagation()
        void onSubmit()
      }}
      className={cx('grid gap-5', className)}
    >
      {fault && <FormFault>{fault}</FormFault>}
      {children}
    </form>
  )
}

/** Disabled until the page's JavaScript runs: pressed earlier it would lose what was typed. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const isHydrated = useHydrated()
  return <Button {...props} type="submit" disabled={props.disabled || !isHydrated} />
}

import { useHydrated } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Button, type ButtonProps } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { FormFault } from '#design/ui/states/FormFault.tsx'

interface FormProps {
  onSubmit: () => unknown
  /** Why it could not be sent, where no field is to blame. */
  fault?: string | undefined
  children: ReactNode
  /** Lets a button outside the form, such as one in a dialog's footer, submit it. */
  id?: string
  className?: string
}

/** `post`, so that a form sent before the page is awake never writes a password into the address. */
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

/** Waits until the page is awake: pressed earlier it could only lose what was typed. */
export function SubmitButton(props: Omit<ButtonProps, 'type'>) {
  const awake = useHydrated()
  return <Button {...props} type="submit" disabled={props.disabled || !awake} />
}

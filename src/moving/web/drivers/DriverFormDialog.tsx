import { type ReactNode, useId } from 'react'
import { Form, SubmitButton } from '#accounts/web/form/Form.tsx'
import { Button } from '#foundation/web/ui/Button.tsx'
import { Dialog } from '#foundation/web/ui/Dialog.tsx'
import { copy } from './copy.ts'

interface DriverFormDialogProps {
  title: string
  submitLabel: string
  /** Whether everything that is asked for is filled in. */
  ready: boolean
  busy: boolean
  submit: () => unknown
  onClose: () => void
  children: ReactNode
}

export function DriverFormDialog({
  title,
  submitLabel,
  ready,
  busy,
  submit,
  onClose,
  children,
}: DriverFormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.cancel}
          </Button>
          <SubmitButton form={id} disabled={!ready} loading={busy}>
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Form id={id} onSubmit={submit}>
        {children}
      </Form>
    </Dialog>
  )
}

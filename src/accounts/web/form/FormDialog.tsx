import type { ReactNode } from 'react'
import { Button } from '#foundation/web/ui/Button.tsx'
import { Dialog } from '#foundation/web/ui/Dialog.tsx'
import { copy } from '../copy.ts'
import { Form, SubmitButton } from './Form.tsx'

interface FormDialogProps {
  id: string
  title: string
  submitLabel: string
  cancelLabel?: string
  danger?: boolean
  busy: boolean
  children: ReactNode
  onClose: () => void
  submit: () => unknown
}

/** A short form in a dialog. Mount it to open it, so that it always opens empty. */
export function FormDialog({
  id,
  title,
  submitLabel,
  cancelLabel = copy.cancel,
  danger = false,
  busy,
  children,
  onClose,
  submit,
}: FormDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <SubmitButton form={id} variant={danger ? 'danger' : 'primary'} loading={busy}>
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

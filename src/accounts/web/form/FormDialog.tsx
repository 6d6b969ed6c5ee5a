import { type ReactNode, useId } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { copy } from '../copy.ts'
import { Form, SubmitButton } from './Form.tsx'

interface FormDialogProps {
  title: string
  submitLabel: string
  cancelLabel?: string
  danger?: boolean
  roomy?: boolean
  ready?: boolean
  busy: boolean
  fault: string | undefined
  children: ReactNode
  onClose: () => void
  submit: () => unknown
}

/** Mount it to open it, so that it always opens empty. */
export function FormDialog({
  title,
  submitLabel,
  cancelLabel = copy.cancel,
  danger = false,
  roomy = false,
  ready = true,
  busy,
  fault,
  children,
  onClose,
  submit,
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={roomy ? 'md' : 'sm'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <SubmitButton
            form={id}
            variant={danger ? 'danger' : 'primary'}
            disabled={!ready}
            loading={busy}
          >
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <Form id={id} onSubmit={submit} fault={fault}>
        {children}
      </Form>
    </Dialog>
  )
}

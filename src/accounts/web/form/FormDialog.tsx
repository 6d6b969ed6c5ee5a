import { type ReactNode, useId, useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { UploadsContext } from '#foundation/web/picture/uploads.ts'
import { copy } from '../copy.ts'
import { Form, StillMissing, SubmitButton } from './Form.tsx'

interface FormDialogProps {
  title: string
  submitLabel: string
  cancelLabel?: string
  danger?: boolean
  /** A question that must be answered: a click beside it does not close it. */
  alert?: boolean
  roomy?: boolean
  ready?: boolean
  /** What has to be filled in first. Said beside the button, which waits for it. */
  missing?: string | undefined
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
  alert = false,
  roomy = false,
  ready = true,
  missing,
  busy,
  fault,
  children,
  onClose,
  submit,
}: FormDialogProps) {
  const id = useId()
  const [uploads, setUploads] = useState(0)
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      alert={alert}
      size={roomy ? 'md' : 'sm'}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <SubmitButton
            form={id}
            variant={danger ? 'danger' : 'primary'}
            disabled={!ready || missing !== undefined || uploads > 0}
            loading={busy}
          >
            {submitLabel}
          </SubmitButton>
        </>
      }
    >
      <UploadsContext value={change => setUploads(before => before + change)}>
        <Form id={id} onSubmit={submit} fault={fault}>
          {children}
          <StillMissing>{missing}</StillMissing>
        </Form>
      </UploadsContext>
    </Dialog>
  )
}

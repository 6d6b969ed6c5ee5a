import { type ReactNode, useState } from 'react'
import { Button } from '../actions/Button.tsx'
import { copy } from '../base/copy.ts'
import { FormFault } from '../states/FormFault.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onClose: () => void
  title: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  danger?: boolean
  /** Why the last try failed. */
  fault?: string | undefined
  /** Until the returned promise settles nothing else can be pressed; the page then closes it. */
  onConfirm: () => unknown
}

export function ConfirmDialog({
  open,
  onClose,
  title,
  children,
  confirmLabel,
  cancelLabel = copy.cancel,
  danger = false,
  fault,
  onConfirm,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  const confirm = async () => {
    setBusy(true)
    try {
      await onConfirm()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={() => busy || onClose()}
      title={title}
      size="sm"
      alert
      footer={
        <>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} loading={busy} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 text-ink-soft">
        {fault && <FormFault>{fault}</FormFault>}
        {children}
      </div>
    </Dialog>
  )
}

import { type ReactNode, useEffect, useRef } from 'react'
import { toast } from '#design/toast/toast.ts'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import type { KeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { useAction } from '../use-action.ts'
import { FormDialog } from './FormDialog.tsx'

interface SendDialogProps {
  words: { title: string; send: string; sent: string }
  /** What `useTyped` keeps of it when the dialog is closed. */
  form?: { kept: KeptForm; markSent: () => void }
  /** It changes what was sent before. */
  isChange?: boolean
  danger?: boolean
  roomy?: boolean
  ready?: boolean
  missing?: string | undefined
  send: () => Promise<unknown>
  onClose: () => void
  /** For reading anew what the page showed before. */
  onSent?: () => unknown
  children: ReactNode
}

/** A form in a dialog, which sends what was typed and closes. */
export function SendDialog(props: SendDialogProps) {
  const {
    words,
    form,
    isChange = false,
    danger = false,
    roomy = true,
    ready = true,
    children,
  } = props
  const { send, onClose, onSent, missing } = props
  const isThere = useRef(false)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
    }
  }, [])
  const sending = useAction(
    async () => {
      await send()
      form?.markSent()
      toast.success(words.sent)
      // Whoever has closed it meanwhile may have opened another one.
      if (isThere.current) onClose()
      await onSent?.()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      danger={danger}
      roomy={roomy}
      ready={ready}
      missing={missing}
      busy={sending.busy}
      fault={sending.fault}
      onClose={onClose}
      submit={sending.run}
    >
      {form && <RestoredNotice kept={form.kept} sent={!isChange} />}
      {children}
    </FormDialog>
  )
}

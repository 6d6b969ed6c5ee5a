import type { ReactNode } from 'react'
import { PasswordProof } from '#accounts/rules/wire.ts'
import { PasswordField } from '#design/ui/fields/PasswordField.tsx'
import { copy } from '../copy.ts'
import { FormDialog } from './FormDialog.tsx'
import { useAccountForm } from './use-account-form.ts'

interface PasswordDialogProps {
  title: string
  submitLabel: string
  cancelLabel?: string
  danger?: boolean
  children?: ReactNode
  onClose: () => void
  /** When it throws, the dialog stays open. */
  send: (password: string) => Promise<void>
}

/** Mount it to open it. */
export function PasswordDialog({ send, children, ...frame }: PasswordDialogProps) {
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: PasswordProof,
    send: ({ password }) => send(password),
    onFailure: () => form.setFocus('password', { shouldSelect: true }),
  })
  return (
    <FormDialog {...frame} submit={submit} busy={busy} fault={fault}>
      {children && <div className="text-ink-soft">{children}</div>}
      <PasswordField {...field('password')} label={copy.yourPassword} autoFocus required />
    </FormDialog>
  )
}

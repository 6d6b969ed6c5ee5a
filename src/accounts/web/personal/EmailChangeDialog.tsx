import { useState } from 'react'
import { EmailChange } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { PasswordField } from '#design/ui/fields/PasswordField.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { awaitedCode, forgetAwaited, keepAwaited } from '../form/awaited-code.ts'
import { CodeForm } from '../form/CodeForm.tsx'
import { FormDialog } from '../form/FormDialog.tsx'
import { withProof } from '../form/proof.ts'
import { useAccountForm } from '../form/use-account-form.ts'
import { useUpdateMe } from '../me-query.ts'
import { copy } from '../profile/copy.ts'
import { DemoMail } from '../verify/DemoMail.tsx'

interface EmailChangeDialogProps {
  owner: string
  onClose: () => void
}

export function EmailChangeDialog({ owner, onClose }: EmailChangeDialogProps) {
  const [sentTo, setSentTo] = useState(() => awaitedCode('change-email', owner))
  const updateMe = useUpdateMe()
  const wait = (email: string) => {
    keepAwaited('change-email', owner, email)
    setSentTo(email)
  }
  const askAgain = () => {
    forgetAwaited('change-email')
    setSentTo(undefined)
  }
  if (!sentTo) return <AskForEmail onClose={onClose} onSent={wait} />
  const confirm = async (otp: string) => {
    await updateMe(await accounts.confirmEmail(otp))
    forgetAwaited('change-email')
    toast.success(copy.emailChange.done)
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={copy.emailChange.confirmHeading} size="sm">
      <p className="wrap-anywhere mb-5 text-ink-soft">{copy.emailChange.confirmIntro(sentTo)}</p>
      <div className="grid gap-5">
        <CodeForm autoFocus submitLabel={copy.emailChange.confirm} send={confirm} />
        <DemoMail to={sentTo} />
        <Button variant="ghost" onClick={askAgain}>
          {copy.emailChange.again}
        </Button>
      </div>
    </Dialog>
  )
}

function AskForEmail({
  onClose,
  onSent,
}: {
  onClose: () => void
  onSent: (email: string) => void
}) {
  const { field, submit, busy, fault } = useAccountForm({
    schema: EmailChange,
    send: async change => {
      await withProof(() => accounts.changeEmail(change))
      onSent(change.email)
    },
  })
  return (
    <FormDialog
      title={copy.emailChange.heading}
      submitLabel={copy.emailChange.send}
      busy={busy}
      fault={fault}
      submit={submit}
      onClose={onClose}
    >
      <p className="text-ink-soft">{copy.emailChange.intro}</p>
      <TextField
        {...field('email')}
        label={copy.emailChange.newEmail}
        type="email"
        autoComplete="email"
        autoFocus
        required
      />
      <PasswordField {...field('password')} label={accountCopy.yourPassword} required />
    </FormDialog>
  )
}

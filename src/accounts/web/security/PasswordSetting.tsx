import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { PasswordChange } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { PasswordField } from '#design/ui/fields/PasswordField.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { FormDialog } from '../form/FormDialog.tsx'
import { NewPasswordField } from '../form/NewPasswordField.tsx'
import { withProof } from '../form/proof.ts'
import { useAccountForm } from '../form/use-account-form.ts'
import { sessionsQuery } from '../me-query.ts'
import { Setting } from '../profile/Section.tsx'
import { copy } from './copy.ts'

const page = '/personal-details'

/** A link, because the open dialog has an address: Back closes it. */
export function PasswordSetting() {
  const { change } = useSearch({ from: '/_dashboard/personal-details' })
  const navigate = useNavigate()
  const close = () => void navigate({ to: page, replace: true, resetScroll: false })
  return (
    <Setting
      title={accountCopy.password}
      explained={copy.security.passwordExplained}
      action={
        <Link
          to={page}
          search={{ change: 'password' }}
          resetScroll={false}
          className={buttonClass({ variant: 'secondary', size: 'sm' })}
        >
          {copy.security.changePassword}
        </Link>
      }
    >
      {change === 'password' && <PasswordChangeDialog onClose={close} />}
    </Setting>
  )
}

function PasswordChangeDialog({ onClose }: { onClose: () => void }) {
  const queries = useQueryClient()
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: PasswordChange,
    send: async passwords => {
      await withProof(() => accounts.changePassword(passwords))
      toast.success(copy.security.passwordChanged)
      onClose()
      await queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <FormDialog
      title={copy.security.changePassword}
      submitLabel={copy.security.savePassword}
      busy={busy}
      fault={fault}
      submit={submit}
      onClose={onClose}
    >
      <PasswordField
        {...field('currentPassword')}
        label={copy.security.currentPassword}
        autoFocus
        required
      />
      <NewPasswordField {...field('password')} form={form} label={accountCopy.newPassword} />
    </FormDialog>
  )
}

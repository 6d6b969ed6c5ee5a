import { useRouter } from '@tanstack/react-router'
import { PasswordReset } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { PasswordField } from '#design/ui/fields/PasswordField.tsx'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { signOut } from '#foundation/web/session/session-store.ts'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { NewPasswordField } from '../form/NewPasswordField.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { copy } from './copy.ts'
import { leaveRefusedLink } from './refused-link.ts'

export function NewPasswordForm({ token }: { token: string }) {
  const router = useRouter()
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: PasswordReset,
    send: async passwords => {
      await accounts.resetPassword(token, passwords)
      // The server has ended every session, including this one.
      await signOut()
      toast.success(copy.reset.done)
      router.history.replace('/login')
    },
    // The link expired while the form was open.
    onFailure: error => {
      if (isApiFailure(error) && error.status === 400) leaveRefusedLink(router)
    },
  })
  return (
    <Form onSubmit={submit} fault={fault}>
      <NewPasswordField {...field('password')} form={form} label={accountCopy.newPassword} />
      <PasswordField
        {...field('confirmPassword')}
        label={accountCopy.repeatPassword}
        autoComplete="new-password"
        required
      />
      <SubmitButton size="lg" wide loading={busy}>
        {copy.reset.submit}
      </SubmitButton>
    </Form>
  )
}

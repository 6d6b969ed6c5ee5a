import { createFileRoute, Link } from '@tanstack/react-router'
import { useState } from 'react'
import { EmailOnly } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { AuthPanel } from '../AuthPanel.tsx'
import { accounts } from '../api.ts'
import { authSearch } from '../auth-search.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useKeptEmail } from '../form/use-kept-email.ts'
import { DemoMail } from '../verify/DemoMail.tsx'
import { copy, forgotPasswordToast } from './copy.ts'

export const Route = createFileRoute('/_auth/forgot-password')({
  validateSearch: authSearch,
  component: ForgotPasswordPage,
})

function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>()
  return (
    <>
      <PageHead title={copy.forgot.title} noindex />
      <AuthPanel
        heading={sentTo ? copy.forgot.sentHeading : copy.forgot.heading}
        intro={sentTo ? copy.forgot.sent : copy.forgot.intro}
        footer={
          <p>
            {copy.forgot.remembered}{' '}
            <Link to="/login" search={Route.useSearch()} className="text-link touch-target">
              {copy.forgot.logIn}
            </Link>
          </p>
        }
      >
        {sentTo ? (
          <>
            <p className="wrap-anywhere font-semibold">{sentTo}</p>
            <DemoMail to={sentTo} />
            <Button variant="secondary" wide onClick={() => setSentTo(undefined)}>
              {copy.forgot.again}
            </Button>
          </>
        ) : (
          <AskForLink onSent={setSentTo} />
        )}
      </AuthPanel>
    </>
  )
}

function AskForLink({ onSent }: { onSent: (email: string) => void }) {
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: EmailOnly,
    send: async ({ email }) => {
      await accounts.forgotPassword(email)
      toast.success(forgotPasswordToast)
      onSent(email)
    },
  })
  useKeptEmail(form)
  return (
    <Form onSubmit={submit} fault={fault}>
      <TextField
        {...field('email')}
        label={accountCopy.email}
        type="email"
        autoComplete="email"
        required
      />
      <SubmitButton size="lg" wide loading={busy}>
        {copy.forgot.submit}
      </SubmitButton>
    </Form>
  )
}

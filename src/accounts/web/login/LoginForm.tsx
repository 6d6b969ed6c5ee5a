import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { z } from 'zod'
import { Email, TypedPassword } from '#accounts/rules/credentials.ts'
import { PasswordField } from '#design/ui/fields/PasswordField.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import { accounts, type SignedIn } from '../api.ts'
import type { AuthSearch } from '../auth-search.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useKeptEmail } from '../form/use-kept-email.ts'
import { copy } from './copy.ts'
import { DemoLogins } from './DemoLogins.tsx'

const Login = z.object({ email: Email, password: TypedPassword })

interface LoginFormProps {
  /** Where they were going; the page for a forgotten password takes it along. */
  back: AuthSearch
  onDone: (answer: SignedIn) => Promise<void>
  onSecondStep: (challengeId: string) => void
}

export function LoginForm({ back, onDone, onSecondStep }: LoginFormProps) {
  const { demo } = useSiteFacts()
  const button = useRef<HTMLButtonElement>(null)
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: Login,
    send: async values => {
      const answer = await accounts.login(values)
      if ('requires2fa' in answer) onSecondStep(answer.challengeId)
      else await onDone(answer)
    },
    onFailure: () => form.setFocus('password', { shouldSelect: true }),
  })
  useKeptEmail(form)
  const fill = (email: string, password: string) => {
    form.setValue('email', email, { shouldValidate: true })
    form.setValue('password', password, { shouldValidate: true })
    button.current?.focus()
  }
  return (
    <>
      <Form onSubmit={submit} fault={fault}>
        <TextField
          {...field('email')}
          label={accountCopy.email}
          type="email"
          autoComplete="username"
          required
        />
        <div>
          <PasswordField {...field('password')} label={accountCopy.password} required />
          <p className="mt-3 text-sm">
            <Link to="/forgot-password" search={back} className="text-link touch-target">
              {copy.login.forgot}
            </Link>
          </p>
        </div>
        <SubmitButton ref={button} size="lg" wide loading={busy}>
          {copy.login.submit}
        </SubmitButton>
      </Form>
      {demo && <DemoLogins onChoose={fill} />}
    </>
  )
}

import { Link } from '@tanstack/react-router'
import { Registration } from '#accounts/rules/wire.ts'
import { signInDuration } from '#design/toast/store.ts'
import { toast } from '#design/toast/toast.ts'
import { RadioCards } from '#design/ui/choices/RadioCards.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { BoxIcon, KeyIcon } from '#design/ui/icons/ThingIcons.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { NameFields } from '../form/NameFields.tsx'
import { NewPasswordField } from '../form/NewPasswordField.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { startSession } from '../start-session.ts'
import { copy } from './copy.ts'
import { isSignupRole, type SignupRole } from './signup-role.ts'
import { useKeptSignup } from './use-kept-signup.ts'

const Details = Registration.omit({ role: true })

const purposes = [
  {
    value: 'partner',
    label: copy.rentOut,
    description: copy.rentOutHelp,
    icon: <KeyIcon />,
  },
  {
    value: 'customer',
    label: copy.store,
    description: copy.storeHelp,
    icon: <BoxIcon />,
  },
]

interface SignupFormProps {
  role: SignupRole
  /** Chosen here, or asked for by the address. */
  isRoleChosen: boolean
  onRole: (role: SignupRole) => void
}

export function SignupForm({ role, isRoleChosen, onRole }: SignupFormProps) {
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: Details,
    send: async values => {
      const answer = await accounts.register({ ...values, role })
      kept.forget()
      toast.success(copy.done, { duration: signInDuration })
      await startSession(answer)
    },
  })
  const kept = useKeptSignup({ form, role, isRoleChosen, onRole })
  return (
    <Form onSubmit={submit} fault={fault}>
      <RestoredNotice kept={kept} sent />
      <RadioCards
        label={copy.purpose}
        name="role"
        options={purposes}
        columns={1}
        value={role}
        onChange={value => isSignupRole(value) && onRole(value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
      </div>
      <TextField
        {...field('email')}
        label={accountCopy.email}
        type="email"
        autoComplete="email"
        required
      />
      <NewPasswordField {...field('password')} form={form} label={accountCopy.password} />
      <p className="text-ink-soft text-sm">
        {copy.agree}{' '}
        <Link to="/terms-of-use" target="_blank" className="text-link touch-target">
          {copy.terms}
        </Link>{' '}
        {copy.and}{' '}
        <Link to="/privacy-policy" target="_blank" className="text-link touch-target">
          {copy.privacy}
        </Link>
        .
      </p>
      <SubmitButton size="lg" wide loading={busy}>
        {copy.submit}
      </SubmitButton>
    </Form>
  )
}

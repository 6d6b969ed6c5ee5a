import { phoneText } from '#accounts/rules/phone.ts'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { NameFields } from '../form/NameFields.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useKeptFields } from '../form/use-kept-fields.ts'
import { useUpdateMe } from '../me-query.ts'
import { HostKindField } from '../onboarding/HostKindField.tsx'
import { copy } from '../profile/copy.ts'
import { Profile } from '../profile/profile-schema.ts'

interface ProfileFormProps {
  me: User
  onChangeEmail: () => void
}

export function ProfileForm({ me, onChangeEmail }: ProfileFormProps) {
  const updateMe = useUpdateMe()
  const fields = useAccountForm({
    schema: Profile,
    defaultValues: formValues(me),
    send: async values => {
      const sent = form.getValues()
      const user = await accounts.changeProfile(me._id, values)
      const since = changedSince(sent, form.getValues())
      form.reset(formValues(user))
      if (since.length === 0) kept.forget()
      else
        form.reset(
          { ...formValues(user), ...Object.fromEntries(since) },
          { keepDefaultValues: true },
        )
      await updateMe(user)
      toast.success(accountCopy.updated)
    },
  })
  const kept = useKeptFields('profile', fields)
  const { form, field, submit, busy, fault } = fields
  return (
    <Form onSubmit={submit} fault={fault} className="@container mt-6">
      <RestoredNotice kept={kept} />
      <div className="grid gap-5 @lg:grid-cols-2">
        <NameFields firstName={field('firstName')} lastName={field('lastName')} />
        {me.idVerified && (
          <p className="text-ink-soft text-sm @lg:col-span-2">{copy.profile.nameShown}</p>
        )}
        <TextField
          {...field('phone')}
          label={accountCopy.phone}
          help={copy.profile.phoneHelp}
          type="tel"
          autoComplete="tel"
          optional
        />
        <EmailRow email={me.email} onChange={onChangeEmail} />
      </div>
      {me.role === 'partner' && <HostKindField control={form.control} name="hostKind" />}
      <div>
        <SubmitButton loading={busy} className="max-sm:w-full">
          {copy.profile.save}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** No part of the form: a new address is first proved by a code, in a dialog. */
function EmailRow({ email, onChange }: { email: string; onChange: () => void }) {
  return (
    <div>
      <TextField
        label={accountCopy.email}
        help={copy.profile.emailHelp}
        type="email"
        name="email"
        value={email}
        disabled
      />
      <Button variant="ghost" size="sm" className="-ml-3 mt-1" onClick={onChange}>
        {copy.profile.changeEmail}
      </Button>
    </div>
  )
}

/** What was typed while the answer was on its way. */
function changedSince<Values extends object>(sent: Values, now: Values) {
  return Object.entries(now).filter(([name, value]) => value !== Reflect.get(sent, name))
}

function formValues({ firstName, lastName, phone, hostKind }: User) {
  return { firstName, lastName, phone: phone ? phoneText(phone) : '', hostKind }
}

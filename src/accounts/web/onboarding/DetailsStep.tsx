import { phoneText } from '#accounts/rules/phone.ts'
import { HostKind, type User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { useKeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useUpdateMe } from '../me-query.ts'
import { Profile } from '../profile/profile-schema.ts'
import { ChosenKind } from './chosen-kind.ts'
import { copy } from './copy.ts'
import { HostKindField } from './HostKindField.tsx'

const Details = Profile.pick({ phone: true }).extend({ hostKind: ChosenKind })

export function DetailsStep({ me, onDone }: { me: User; onDone: () => void }) {
  const updateMe = useUpdateMe()
  const shownPhone = me.phone && phoneText(me.phone)
  const before = { phone: shownPhone ?? '', hostKind: me.hostKind }
  const { form, field, submit, busy, isDirty, fault } = useAccountForm({
    schema: Details,
    defaultValues: before,
    send: async ({ phone, hostKind }) => {
      if (phone !== shownPhone || hostKind !== me.hostKind) {
        await updateMe(await accounts.changeProfile(me._id, { phone, hostKind }))
        toast.success(accountCopy.updated)
      }
      kept.forget()
      onDone()
    },
  })
  const kept = useKeptForm({
    name: 'onboarding',
    read: () => (isDirty ? form.getValues() : undefined),
    restore: ({ phone, hostKind }) => {
      if (typeof phone === 'string') form.setValue('phone', phone, { shouldDirty: true })
      const kind = HostKind.safeParse(hostKind)
      if (kind.success) form.setValue('hostKind', kind.data, { shouldDirty: true })
    },
    reset: () => form.reset(before),
  })
  return (
    <Form onSubmit={submit} fault={fault}>
      <RestoredNotice kept={kept} />
      <div>
        <h3 className="text-xl">{copy.onboarding.detailsHeading}</h3>
        <p className="mt-1.5 text-ink-soft">{copy.onboarding.detailsIntro}</p>
      </div>
      <TextField
        {...field('phone')}
        label={accountCopy.phone}
        type="tel"
        autoComplete="tel"
        optional
        className="max-w-sm"
      />
      <HostKindField control={form.control} name="hostKind" />
      <div>
        <SubmitButton loading={busy}>{copy.onboarding.saveDetails}</SubmitButton>
      </div>
    </Form>
  )
}

import { phoneText } from '#accounts/rules/phone.ts'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useKeptFields } from '../form/use-kept-fields.ts'
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
  const fields = useAccountForm({
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
  const kept = useKeptFields('onboarding', fields)
  const { form, field, submit, busy, fault } = fields
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

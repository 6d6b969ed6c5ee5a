import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#foundation/web/toast/toast.ts'
import { TextField } from '#foundation/web/ui/TextField.tsx'
import { accounts } from '../api.ts'
import { copy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useKeptForm } from '../form/use-kept-form.ts'
import { useKeepMe } from '../me-query.ts'
import { Profile } from '../personal/profile-schema.ts'

const Contact = Profile.pick({ phone: true })

export function DetailsStep({ me, onDone }: { me: User; onDone: () => void }) {
  const keepMe = useKeepMe()
  const { form, field, submit, busy, isDirty } = useAccountForm({
    schema: Contact,
    defaultValues: { phone: me.phone ?? '' },
    send: async ({ phone }) => {
      if (phone !== me.phone) {
        await keepMe(await accounts.changeProfile(me._id, { phone }))
        toast.success(copy.personal.updated)
      }
      forget()
      onDone()
    },
  })
  const forget = useKeptForm({
    name: 'onboarding',
    read: () => (isDirty ? form.getValues() : undefined),
    restore: ({ phone }) => {
      if (typeof phone === 'string') form.setValue('phone', phone, { shouldDirty: true })
    },
  })
  return (
    <Form onSubmit={submit}>
      <div>
        <h3 className="text-xl">{copy.onboarding.detailsHeading}</h3>
        <p className="mt-1.5 text-ink-soft">{copy.onboarding.detailsIntro}</p>
      </div>
      <TextField
        {...field('phone')}
        label={copy.profile.phone}
        type="tel"
        autoComplete="tel"
        optional
        className="max-w-sm"
      />
      <div>
        <SubmitButton loading={busy}>{copy.onboarding.saveDetails}</SubmitButton>
      </div>
    </Form>
  )
}

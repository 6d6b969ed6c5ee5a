import { z } from 'zod'
import type { User } from '#accounts/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { accounts } from '../api.ts'
import { copy as accountCopy } from '../copy.ts'
import { Form, SubmitButton } from '../form/Form.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useUpdateMe } from '../me-query.ts'
import { ChosenKind } from './chosen-kind.ts'
import { copy } from './copy.ts'
import { HostKindField } from './HostKindField.tsx'

const Asked = z.object({ hostKind: ChosenKind })

/** For partners who have not been at onboarding, where the same is asked. */
export function HostKindQuestion({ me }: { me: User }) {
  const updateMe = useUpdateMe()
  const { form, submit, busy, fault } = useAccountForm({
    schema: Asked,
    defaultValues: { hostKind: null },
    send: async ({ hostKind }) => {
      await updateMe(await accounts.changeProfile(me._id, { hostKind }))
      toast.success(accountCopy.updated)
    },
  })
  return (
    <Card className="mb-6">
      <Form onSubmit={submit} fault={fault}>
        <HostKindField control={form.control} name="hostKind" />
        <div>
          <SubmitButton loading={busy}>{copy.onboarding.hostKind.save}</SubmitButton>
        </div>
      </Form>
    </Card>
  )
}

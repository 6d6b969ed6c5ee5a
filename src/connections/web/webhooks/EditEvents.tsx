import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { type Address, NewAddress } from '#connections/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { connections } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'
import { EventChoice } from './EventChoice.tsx'

const Chosen = NewAddress.pick({ events: true })

/** Mount it to open it. */
export function EditEvents({ address, onClose }: { address: Address; onClose: () => void }) {
  const reload = useReloadConnections()
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: Chosen,
    defaultValues: { events: [...address.events] },
    send: async change => {
      await connections.changeAddress(address._id, change)
      toast.success(copy.webhooks.changed)
      onClose()
      await reload()
    },
  })
  return (
    <FormDialog
      roomy
      title={copy.webhooks.editTitle}
      submitLabel={copy.webhooks.save}
      {...{ busy, fault, submit, onClose }}
    >
      <EventChoice field={form.register('events')} error={field('events').error} />
    </FormDialog>
  )
}

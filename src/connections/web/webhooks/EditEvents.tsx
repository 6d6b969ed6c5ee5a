import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { useKeptFields } from '#accounts/web/form/use-kept-fields.ts'
import { type Address, NewAddress } from '#connections/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { connections } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'
import { EventChoice } from './EventChoice.tsx'

const Chosen = NewAddress.pick({ events: true })

/** Mount it to open it. */
export function EditEvents({ address, onClose }: { address: Address; onClose: () => void }) {
  const reload = useReloadConnections()
  const fields = useAccountForm({
    schema: Chosen,
    defaultValues: { events: [...address.events] },
    send: async change => {
      await connections.changeAddress(address._id, change)
      kept.forget()
      toast.success(copy.webhooks.changed)
      onClose()
      await reload()
    },
  })
  const kept = useKeptFields(`webhook.${address._id}`, fields)
  const { form, field, submit, busy, fault } = fields
  return (
    <FormDialog
      roomy
      title={copy.webhooks.editTitle}
      submitLabel={copy.webhooks.save}
      {...{ busy, fault, submit, onClose }}
    >
      <RestoredNotice kept={kept} />
      <EventChoice field={form.register('events')} error={field('events').error} />
    </FormDialog>
  )
}

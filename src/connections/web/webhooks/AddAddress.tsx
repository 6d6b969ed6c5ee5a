import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { withProof } from '#accounts/web/form/proof.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { webhookEventNames } from '#connections/rules/webhook-events.ts'
import { type MadeAddress, NewAddress } from '#connections/rules/wire.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { connections } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'
import { EventChoice } from './EventChoice.tsx'

interface AddAddressProps {
  onClose: () => void
  onAdded: (address: MadeAddress) => void
}

/** Mount it to open it. */
export function AddAddress({ onClose, onAdded }: AddAddressProps) {
  const reload = useReloadConnections()
  const { form, field, submit, busy, fault } = useAccountForm({
    schema: NewAddress,
    defaultValues: { url: '', events: [...webhookEventNames] },
    send: async wish => {
      const added = await withProof(() => connections.addAddress(wish))
      onAdded(added)
      await reload()
    },
  })
  return (
    <FormDialog
      roomy
      title={copy.webhooks.addTitle}
      submitLabel={copy.webhooks.add}
      {...{ busy, fault, submit, onClose }}
    >
      <TextField
        {...field('url')}
        label={copy.webhooks.url}
        help={copy.webhooks.urlHelp}
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        required
      />
      <EventChoice field={form.register('events')} error={field('events').error} />
    </FormDialog>
  )
}

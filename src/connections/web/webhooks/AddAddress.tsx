import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { withProof } from '#accounts/web/form/proof.ts'
import { useAccountForm } from '#accounts/web/form/use-account-form.ts'
import { type MadeAddress, NewAddress } from '#connections/rules/wire.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { useKeptForm } from '#foundation/web/drafts/use-kept-form.ts'
import { connections } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadConnections } from '../queries.ts'
import { EventChoice } from './EventChoice.tsx'
import { addressToKeep, blankAddress, keptAddress } from './kept-address.ts'

interface AddAddressProps {
  onClose: () => void
  onAdded: (address: MadeAddress) => void
}

/** Mount it to open it. What was typed before and not sent is there again. */
export function AddAddress({ onClose, onAdded }: AddAddressProps) {
  const reload = useReloadConnections()
  const { form, field, submit, busy, isDirty, fault } = useAccountForm({
    schema: NewAddress,
    defaultValues: blankAddress,
    send: async wish => {
      const added = await withProof(() => connections.addAddress(wish))
      kept.forget()
      onAdded(added)
      await reload()
    },
  })
  const kept = useKeptForm({
    name: 'webhook-new',
    read: () => (isDirty ? addressToKeep(form.getValues()) : undefined),
    restore: values => form.reset(keptAddress(values), { keepDefaultValues: true }),
    reset: () => form.reset(blankAddress),
  })
  return (
    <FormDialog
      roomy
      title={copy.webhooks.addTitle}
      submitLabel={copy.webhooks.add}
      {...{ busy, fault, submit, onClose }}
    >
      <RestoredNotice kept={kept} />
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

import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { calendars, useReloadCalendars } from './api.ts'
import { copy } from './copy.ts'

const words = copy.dialog

export function AddCalendar({ listing, onClose }: { listing: string; onClose: () => void }) {
  const [name, setName] = useState('')
  const [address, setAddress] = useState('')
  const keyFor = usePressKey()
  const reload = useReloadCalendars(listing)
  const adding = useAction(
    async () => {
      const wish = { name: name.trim(), address: address.trim() }
      await calendars.add(listing, wish, keyFor(wish))
      toast.success(words.sent)
      onClose()
      await reload()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={words.title}
      submitLabel={words.send}
      roomy
      ready={name.trim() !== '' && address.trim() !== ''}
      busy={adding.busy}
      fault={adding.fault}
      onClose={onClose}
      submit={adding.run}
    >
      <p className="text-ink-soft">{words.about}</p>
      <TextField
        label={words.name}
        help={words.nameHelp}
        maxLength={60}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <TextField
        label={words.address}
        help={words.addressHelp}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2000}
        value={address}
        onChange={event => setAddress(event.target.value)}
      />
    </FormDialog>
  )
}

import { useState } from 'react'
import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { type AlertRhythm, alertRhythms } from '#search/rules/alert-time.ts'
import { placeName } from '../place-name.ts'
import { filterOf } from '../queries.ts'
import type { SearchParams } from '../search-params.ts'
import { savedSearches } from './api.ts'
import { alertWords, copy } from './copy.ts'
import { useRenewSavedSearches } from './queries.ts'

interface SaveDialogProps {
  params: SearchParams
  onClose: () => void
}

export default function SaveDialog({ params, onClose }: SaveDialogProps) {
  const [name, setName] = useState(copy.nameOf(placeName(params.s)))
  const [alerts, setAlerts] = useState<AlertRhythm>('daily')
  const renew = useRenewSavedSearches()
  const keyFor = usePressKey()
  const save = useAction(
    async () => {
      const search = { name, alerts, filter: filterOf(params) }
      await savedSearches.save(search, keyFor(search))
      toast.success(copy.saved)
      onClose()
      await renew()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={copy.save}
      submitLabel={copy.save}
      ready={name.trim() !== ''}
      busy={save.busy}
      fault={save.fault}
      onClose={onClose}
      submit={save.run}
    >
      <p className="text-ink-soft">{copy.saveAbout}</p>
      <TextField
        name="name"
        label={copy.name}
        value={name}
        maxLength={80}
        onChange={event => setName(event.target.value)}
      />
      <Select
        label={copy.tell}
        value={alerts}
        options={alertRhythms.map(value => ({ value, label: alertWords[value] }))}
        onChange={event => setAlerts(event.target.value as AlertRhythm)}
      />
    </FormDialog>
  )
}

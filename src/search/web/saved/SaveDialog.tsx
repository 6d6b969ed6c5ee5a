import { useState } from 'react'
import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
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
  const pressed = usePressKey()
  const save = () => {
    const search = { name, alerts, filter: filterOf(params) }
    return pressed(search, key => savedSearches.save(search, key))
  }
  return (
    <SendDialog
      words={{ title: copy.save, send: copy.save, sent: copy.saved }}
      roomy={false}
      ready={name.trim() !== ''}
      send={save}
      onClose={onClose}
      onSent={renew}
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
    </SendDialog>
  )
}

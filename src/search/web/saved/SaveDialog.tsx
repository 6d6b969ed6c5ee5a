import { useQuery } from '@tanstack/react-query'
import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { type AlertRhythm, alertRhythms } from '#search/rules/alert-time.ts'
import { storageTypesQuery } from '../filters/queries.ts'
import { filterOf } from '../queries.ts'
import type { SearchParams } from '../search-params.ts'
import { savedSearches } from './api.ts'
import { alertWords, copy } from './copy.ts'
import { longestName, nameOfSearch } from './name-of-search.ts'
import { useRenewSavedSearches } from './queries.ts'

interface SaveDialogProps {
  params: SearchParams
  onClose: () => void
}

interface Typed {
  name: string
  alerts: AlertRhythm
}

export default function SaveDialog({ params, onClose }: SaveDialogProps) {
  const filter = filterOf(params)
  const { data: types = [] } = useQuery(storageTypesQuery)
  const form = useTyped<Typed>(`search.save.${JSON.stringify(filter)}`, {
    name: nameOfSearch(params, types),
    alerts: 'daily',
  })
  const { name, alerts } = form.typed
  const renew = useRenewSavedSearches()
  const pressed = usePressKey()
  const save = () => {
    const search = { name, alerts, filter }
    return pressed(search, key => savedSearches.save(search, key))
  }
  return (
    <SendDialog
      words={{ title: copy.save, send: copy.save, sent: copy.saved }}
      form={form}
      isChange
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
        maxLength={longestName}
        onChange={event => form.change({ name: event.target.value })}
      />
      <Select
        label={copy.tell}
        value={alerts}
        options={alertRhythms.map(value => ({ value, label: alertWords[value] }))}
        onChange={event => form.change({ alerts: event.target.value as AlertRhythm })}
      />
    </SendDialog>
  )
}

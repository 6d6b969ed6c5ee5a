import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Form } from '#accounts/web/form/Form.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { FitSize } from '#listings/web/fit/FitSize.tsx'
import type { SearchControls } from '../search-controls.ts'
import { fromFirstPage } from '../search-params.ts'
import { copy } from './copy.ts'
import { FreeDays } from './FreeDays.tsx'
import { draftOf, emptyDraft, type FilterDraft, faultsIn, paramsOf } from './filter-draft.ts'
import { PriceRange } from './PriceRange.tsx'
import { storageSizesQuery, storageTypesQuery } from './queries.ts'

interface FilterDialogProps extends Pick<SearchControls, 'params' | 'onReplace'> {
  open: boolean
  onClose: () => void
}

const formId = 'filters'

/** Nothing here changes the search before Apply Filters is pressed. */
export default function FilterDialog({ open, onClose, params, onReplace }: FilterDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(params))
  const [wasSent, setWasSent] = useState(false)
  const faults = faultsIn(draft)
  const shown = wasSent ? faults : {}
  const change = (changes: Partial<FilterDraft>) => setDraft({ ...draft, ...changes })

  const apply = () => {
    setWasSent(true)
    if (Object.keys(faults).length > 0) return focusFirstFault(`#${formId}`)
    onReplace({ ...fromFirstPage(params), ...paramsOf(draft) })
    onClose()
  }
  const clear = () => {
    setDraft(emptyDraft)
    setWasSent(false)
    onReplace({ s: params.s, map: params.map })
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={copy.filters}
      footer={
        <>
          <Button variant="secondary" onClick={clear}>
            {copy.clearAll}
          </Button>
          <Button type="submit" form={formId}>
            {copy.apply}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={apply}>
        <SpaceFields draft={draft} onChange={change} />
        <FitSize onChoose={storageSize => change({ storageSize, larger: true })} />
        <Segmented
          label={copy.rate}
          options={[
            { value: 'hour', label: copy.rates.hour },
            { value: 'month', label: copy.rates.month },
          ]}
          value={draft.type}
          onChange={type => change({ type })}
        />
        <PriceRange params={params} draft={draft} faults={shown} onChange={change} />
        <FreeDays draft={draft} faults={shown} onChange={change} />
      </Form>
    </Dialog>
  )
}

interface SpaceFieldsProps {
  draft: FilterDraft
  onChange: (changes: Partial<FilterDraft>) => void
}

function SpaceFields({ draft, onChange }: SpaceFieldsProps) {
  const { data: types = [] } = useQuery(storageTypesQuery)
  const { data: sizes = [] } = useQuery(storageSizesQuery)
  return (
    <>
      <Select
        label={copy.storageType}
        placeholder={copy.anyType}
        options={types}
        value={draft.storageType}
        onChange={event => onChange({ storageType: event.target.value })}
      />
      <Select
        label={copy.storageSize}
        placeholder={copy.anySize}
        options={sizes}
        value={draft.storageSize}
        onChange={event => onChange({ storageSize: event.target.value })}
      />
      {draft.storageSize !== '' && (
        <Checkbox
          label={copy.larger}
          checked={draft.larger}
          onChange={event => onChange({ larger: event.target.checked })}
        />
      )}
    </>
  )
}

import { useState } from 'react'
import { PlaceField } from '#design/places/PlaceField.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { inLondon } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { SearchControls } from '../SearchBar.tsx'
import { copy } from './copy.ts'

interface DoorDialogProps extends Pick<SearchControls, 'params' | 'onChange'> {
  onClose: () => void
}

const formId = 'door'
const lengths = [1, 2, 3, 4, 6, 9, 12, 18, 24]
const monthsAhead = 6

/** What a price to the door needs to know; sorted by it until another order is chosen. */
export default function DoorDialog({ params, onChange, onClose }: DoorDialogProps) {
  const starts = nextMonths()
  const [door, setDoor] = useState(params.door ?? '')
  const [months, setMonths] = useState(params.months ?? 3)
  const [start, setStart] = useState(params.start ?? starts[0] ?? '')
  const apply = () => {
    const from = door.trim() || undefined
    const delivery = from ? true : params.delivery
    onChange({ door: from, months, start, delivery, sort: 'door' })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      size="sm"
      footer={
        <Button type="submit" form={formId}>
          {copy.apply}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={event => {
          event.preventDefault()
          apply()
        }}
        className="grid gap-5"
      >
        <p className="text-ink-soft">{copy.about}</p>
        <PlaceField
          minChars={3}
          name="door"
          label={copy.from}
          help={copy.fromHelp}
          placeholder={copy.fromHint}
          maxLength={300}
          value={door}
          onText={setDoor}
          onChoose={({ label }) => setDoor(label)}
        />
        <Select
          label={copy.months}
          value={String(months)}
          options={lengths.map(value => ({ value: String(value), label: copy.monthsOf(value) }))}
          onChange={event => setMonths(Number(event.target.value))}
        />
        <Select
          label={copy.start}
          value={start}
          options={starts.map(value => ({ value, label: monthText(value) }))}
          onChange={event => setStart(event.target.value)}
        />
      </form>
    </Dialog>
  )
}

function nextMonths(): string[] {
  const first = inLondon(serverNow()).toPlainDate().toPlainYearMonth()
  return Array.from({ length: monthsAhead }, (_, n) => first.add({ months: n }).toString())
}

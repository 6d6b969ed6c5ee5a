import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { DateField } from '#design/ui/pickers/DateField.tsx'
import { lastDay } from '#foundation/rules/time/calendar.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { copy } from './copy.ts'
import type { FilterDraft, FilterFaults } from './filter-draft.ts'

interface FreeDaysProps {
  draft: FilterDraft
  faults: FilterFaults
  onChange: (changes: Partial<FilterDraft>) => void
}

export function FreeDays({ draft, faults, onChange }: FreeDaysProps) {
  const today = londonDate(serverNow())
  return (
    <Fieldset label={copy.freeDays} help={copy.freeDaysHelp}>
      <div className="grid items-start gap-3 min-[22rem]:grid-cols-2">
        <DateField
          label={copy.firstDay}
          min={today}
          max={lastDay}
          value={draft.from}
          error={faults.from}
          onChange={event => onChange({ from: event.target.value })}
        />
        <DateField
          label={copy.lastDay}
          min={draft.from || today}
          max={lastDay}
          value={draft.to}
          error={faults.to}
          onChange={event => onChange({ to: event.target.value })}
        />
      </div>
    </Fieldset>
  )
}

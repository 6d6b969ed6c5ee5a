import { useEffect, useRef, useState } from 'react'
import { Temporal } from 'temporal-polyfill'
import { Form } from '#accounts/web/form/Form.tsx'
import { geocode } from '#design/places/api.ts'
import { PlaceField } from '#design/places/PlaceField.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { Select } from '#design/ui/choices/Select.tsx'
import { focusFirstFault } from '#design/ui/fields/focus-first-fault.ts'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { DateTimePicker } from '#design/ui/pickers/DateTimePicker.tsx'
import { Dialog } from '#design/ui/surfaces/Dialog.tsx'
import { findPostcode } from '#foundation/rules/place/postcode.ts'
import { fromLondon, inLondon } from '#foundation/rules/time/london-time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { dayText } from '../filters/active-filters.ts'
import type { SearchControls } from '../search-controls.ts'
import type { SearchParams } from '../search-params.ts'
import { copy } from './copy.ts'
import { freeThen } from './free-then.ts'
import { keepDoor } from './kept-door.ts'
import { nextMonths, usualMonth } from './months.ts'

interface DoorDialogProps extends Pick<SearchControls, 'params' | 'onChange'> {
  onClose: () => void
}

const formId = 'door'
const lengths = {
  months: [1, 2, 3, 4, 6, 9, 12, 18, 24],
  hours: [1, 2, 3, 4, 6, 8, 12, 24, 48, 72, 168],
}
const usual = { months: 3, hours: 4 }

export default function DoorDialog({ params, onChange, onClose }: DoorDialogProps) {
  const [door, setDoor] = useState(params.door ?? findPostcode(params.s ?? '') ?? '')
  const term = useTerm(params)
  const { isChecking, unknown, check, wasLeft } = usePlaceCheck()
  const [isInstead, setInstead] = useState(false)
  const { days, ofMonths, kept } = freeThen(params, term.asked, serverNow())
  const apply = async () => {
    const from = door.trim() || undefined
    if (isChecking || !(await check(from)) || wasLeft()) return
    const delivery = from ? true : params.delivery
    keepDoor({ door: from, ...term.asked })
    const free = isInstead && ofMonths ? ofMonths : days
    onChange({ door: from, ...term.asked, delivery, sort: 'door', ...free })
    onClose()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.title}
      size="sm"
      footer={
        <Button type="submit" form={formId} loading={isChecking}>
          {copy.apply}
        </Button>
      }
    >
      <Form id={formId} onSubmit={apply}>
        <p className="text-ink-soft">{copy.about}</p>
        <PlaceField
          minChars={3}
          name="door"
          label={copy.from}
          help={copy.fromHelp}
          placeholder={copy.fromHint}
          maxLength={300}
          value={door}
          error={unknown !== undefined && unknown === door.trim() ? copy.unknown : undefined}
          onText={setDoor}
        />
        <TermFields {...term} />
        {ofMonths && kept && (
          <Checkbox
            label={copy.monthsInstead}
            description={copy.daysStay(dayText(kept.from), dayText(kept.to))}
            checked={isInstead}
            onChange={event => setInstead(event.target.checked)}
          />
        )}
      </Form>
    </Dialog>
  )
}

/** A place that nobody knows has no price. A check without an answer lets the place through. */
function usePlaceCheck() {
  const [isChecking, setChecking] = useState(false)
  const [unknown, setUnknown] = useState<string>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => {
    leaving.current = new AbortController()
    return () => leaving.current?.abort()
  }, [])
  const check = async (place: string | undefined) => {
    if (place === undefined) return true
    setChecking(true)
    const found = await geocode(place, leaving.current?.signal).catch(() => undefined)
    setChecking(false)
    if (found === null) {
      setUnknown(place)
      focusFirstFault(`#${formId}`)
    }
    return found !== null
  }
  /** Whoever has closed it meanwhile wants no prices any more. */
  const wasLeft = () => leaving.current?.signal.aborted === true
  return { isChecking, unknown, check, wasLeft }
}

type Per = keyof typeof lengths

/** Months and hours are both kept, so that switching between them loses nothing. */
function useTerm(params: SearchParams) {
  const [per, setPer] = useState<Per>(params.hours ? 'hours' : 'months')
  const [chosen, setChosen] = useState({
    months: params.months ?? usual.months,
    hours: params.hours ?? usual.hours,
  })
  const [month, setMonth] = useState((!params.hours && params.start) || usualMonth(serverNow()))
  const [moment, setMoment] = useState(params.hours ? wallClock(params.start) : null)
  const asked =
    per === 'hours'
      ? { hours: chosen.hours, months: undefined, start: moment ? instantOf(moment) : undefined }
      : { months: chosen.months, hours: undefined, start: month }
  return { per, setPer, chosen, setChosen, month, setMonth, moment, setMoment, asked }
}

function TermFields(term: ReturnType<typeof useTerm>) {
  const { per, chosen } = term
  const choices = [...new Set([...lengths[per], chosen[per]])].toSorted((one, other) => one - other)
  return (
    <>
      <Segmented
        label={copy.per}
        value={per}
        onChange={term.setPer}
        options={[
          { value: 'months', label: copy.pers.months },
          { value: 'hours', label: copy.pers.hours },
        ]}
      />
      <Select
        label={copy.length}
        value={String(chosen[per])}
        options={choices.map(value => ({
          value: String(value),
          label: copy.lengthOf(per, value),
        }))}
        onChange={event => term.setChosen({ ...chosen, [per]: Number(event.target.value) })}
      />
      {per === 'months' ? (
        <Select
          label={copy.month}
          value={term.month}
          options={[...new Set([...nextMonths(serverNow()), term.month])]
            .toSorted()
            .map(value => ({ value, label: monthText(value) }))}
          onChange={event => term.setMonth(event.target.value)}
        />
      ) : (
        <DateTimePicker
          label={copy.moment}
          help={copy.momentHelp}
          value={term.moment}
          onChange={term.setMoment}
          min={wallClock(serverNow().toISOString()) ?? undefined}
        />
      )}
    </>
  )
}

/** In London's time, to the minute. */
function wallClock(instant: string | undefined): string | null {
  if (!instant?.includes('T')) return null
  return inLondon(new Date(instant)).toPlainDateTime().toString({ smallestUnit: 'minute' })
}

function instantOf(moment: string): string {
  return fromLondon(Temporal.PlainDateTime.from(moment)).toISOString()
}

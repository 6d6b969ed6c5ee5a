import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { instantOf, londonMoment } from '#bookings/web/book-now/dates/london-clock.ts'
import { Segmented } from '#design/ui/choices/Segmented.tsx'
import { PicturesField } from '#design/ui/fields/PicturesField.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { DateTimePicker } from '#design/ui/pickers/DateTimePicker.tsx'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { noteLength, picturesAtMost, recordedWithinDays } from '../../rules/inventory-terms.ts'
import type { HandlingKind } from '../../rules/record-life.ts'
import type { Inventory, Item } from '../../rules/wire.ts'
import { inventory as calls } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'
import { ChosenItems } from './ChosenItems.tsx'
import { type Chosen, linesOf, stillPossible } from './chosen-items.ts'

const words = copy.handling

interface Detail {
  count: number
  note: string
  pictures: readonly string[]
}

interface Typed {
  chosen: Chosen<Detail>
  when: 'now' | 'earlier'
  moment: string | null
}

const nothing: Typed = { chosen: {}, when: 'now', moment: null }
const noDetail = { note: '', pictures: [] }

interface HandlingDialogProps {
  kind: HandlingKind
  inventory: Inventory
  onClose: () => void
}

/** What was typed is kept when the form is left. */
export function HandlingDialog({ kind, inventory, onClose }: HandlingDialogProps) {
  const { bookingId, items, other } = inventory
  const name = `inventory.${kind}.${bookingId}`
  const form = useTyped(name, nothing)
  const { typed, change } = form
  const reload = useReloadInventory()
  const pressed = usePressKey(name)
  const most = (item: Item) => (kind === 'return' ? item.stored : item.count - item.stored)
  const chosen = stillPossible({ items, most, chosen: typed.chosen })
  const lines = linesOf(items, chosen)
  const send = () => {
    const isEarlier = typed.when === 'earlier' && typed.moment !== null
    const record = {
      kind,
      ...(isEarlier && { happenedAt: instantOf(typed.moment ?? '').toISOString() }),
      lines: lines.map(line => ({
        ...line,
        note: line.note.trim(),
        pictures: [...line.pictures],
      })),
    }
    return pressed(record, key => calls.record(bookingId, record, key))
  }
  return (
    <SendDialog
      form={form}
      words={{ ...words, title: words.title[kind] }}
      missing={lines.length === 0 ? words.missing.things : missingTime(typed)}
      send={send}
      onClose={onClose}
      onSent={reload}
    >
      <p className="text-ink-soft">{words.about(other)}</p>
      <ChosenItems
        items={items}
        most={most}
        start={noDetail}
        chosen={chosen}
        onChange={next => change({ chosen: next })}
        more={(item, detail, changeOne) => (
          <Condition bookingId={bookingId} item={item} detail={detail} onChange={changeOne} />
        )}
      />
      <When typed={typed} change={change} />
    </SendDialog>
  )
}

function missingTime({ when, moment }: Typed): string | undefined {
  return when === 'earlier' && moment === null ? words.missing.time : undefined
}

interface ConditionProps {
  bookingId: string
  item: Item
  detail: Detail
  onChange: (part: Partial<Detail>) => void
}

function Condition({ bookingId, item, detail, onChange }: ConditionProps) {
  return (
    <>
      <TextField
        label={words.note(item.name)}
        optional
        help={words.noteHelp}
        maxLength={noteLength}
        value={detail.note}
        onChange={event => onChange({ note: event.target.value })}
      />
      <PicturesField
        words={copy.pictures}
        atMost={picturesAtMost}
        upload={picture => calls.upload(bookingId, picture)}
        value={detail.pictures}
        onChange={pictures => onChange({ pictures })}
      />
    </>
  )
}

const times = [
  { value: 'now', label: words.now },
  { value: 'earlier', label: words.earlier },
] as const

function When({ typed, change }: { typed: Typed; change: (part: Partial<Typed>) => void }) {
  const now = serverNow()
  return (
    <>
      <Segmented
        label={words.when}
        options={times}
        value={typed.when}
        onChange={when => change({ when })}
      />
      {typed.when === 'earlier' && (
        <DateTimePicker
          label={words.time}
          help={words.timeHelp}
          value={typed.moment}
          onChange={moment => change({ moment })}
          min={londonMoment(after(now, -(recordedWithinDays - 1) * dayMs))}
          max={londonMoment(now)}
          stepMinutes={15}
        />
      )}
    </>
  )
}

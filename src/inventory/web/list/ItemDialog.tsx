import { FormDialog } from '#accounts/web/form/FormDialog.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { PicturesField } from '#design/ui/fields/PicturesField.tsx'
import { Stepper } from '#design/ui/fields/Stepper.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { poundsFromPence } from '#foundation/rules/money.ts'
import { penceTyped } from '#foundation/rules/text/pence-typed.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import {
  countAtMost,
  nameLength,
  picturesAtMost,
  valueAtMost,
} from '../../rules/inventory-terms.ts'
import type { Inventory, Item } from '../../rules/wire.ts'
import { inventory as calls } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'

const words = copy.form

interface ItemDialogProps {
  inventory: Inventory
  /** The one to change; without it a new one is added. */
  item?: Item
  onClose: () => void
}

interface Typed {
  name: string
  count: number
  worth: string
  pictures: readonly string[]
  another: boolean
}

const nothing: Typed = { name: '', count: 1, worth: '', pictures: [], another: false }

function typedOf(item: Item | undefined): Typed {
  if (!item) return nothing
  const { name, count, declaredValue, pictures } = item
  return { ...nothing, name, count, worth: declaredValue?.toString() ?? '', pictures }
}

/** Undefined where it is no amount. */
function poundsOf(worth: string): number | null | undefined {
  if (worth.trim() === '') return null
  const typed = penceTyped(worth)
  if (typed === undefined) return undefined
  const pounds = poundsFromPence(typed)
  return pounds <= valueAtMost ? pounds : undefined
}

function missingIn(name: string, pounds: number | null | undefined): string | undefined {
  if (name.trim() === '') return words.nameMissing
  return pounds === undefined ? words.worthFirst : undefined
}

/** What was typed is kept when the form is left. */
export function ItemDialog({ inventory: { bookingId, chain }, item, onClose }: ItemDialogProps) {
  const name = `inventory.${item?._id ?? bookingId}`
  const form = useTyped(name, typedOf(item))
  const { typed, change, kept, resets, startAnew, markSent } = form
  const reload = useReloadInventory()
  const pressed = usePressKey(name)
  const pounds = poundsOf(typed.worth)
  const send = useAction(
    async () => {
      const written = {
        name: typed.name.trim(),
        count: typed.count,
        declaredValue: pounds ?? null,
        pictures: [...typed.pictures],
      }
      if (item) await calls.change(bookingId, item._id, written)
      else await pressed(written, key => calls.list(bookingId, written, key))
      toast.success(words.saved)
      const { another, ...sent } = typed
      if (another) startAnew(sent)
      else {
        markSent()
        onClose()
      }
      await reload()
    },
    { atForm: true },
  )
  return (
    <FormDialog
      title={item ? words.change : words.add}
      submitLabel={words.save}
      roomy
      missing={missingIn(typed.name, pounds)}
      busy={send.busy}
      fault={send.fault}
      onClose={onClose}
      submit={send.run}
    >
      <RestoredNotice kept={kept} sent />
      {chain && <Alert>{words.linked}</Alert>}
      <ItemFields
        key={resets}
        bookingId={bookingId}
        typed={typed}
        least={item?.stored ?? 1}
        isAmount={pounds !== undefined}
        change={change}
      />
      {!item && (
        <Checkbox
          label={words.another}
          checked={typed.another}
          onChange={event => change({ another: event.target.checked })}
        />
      )}
    </FormDialog>
  )
}

interface ItemFieldsProps {
  bookingId: string
  typed: Typed
  /** No fewer than are in the space. */
  least: number
  isAmount: boolean
  change: (part: Partial<Typed>) => void
}

function ItemFields({ bookingId, typed, least, isAmount, change }: ItemFieldsProps) {
  return (
    <>
      <TextField
        label={words.name}
        help={words.nameHelp}
        value={typed.name}
        maxLength={nameLength}
        autoComplete="off"
        onChange={event => change({ name: event.target.value })}
      />
      <Stepper
        label={words.count}
        value={typed.count}
        min={Math.max(1, least)}
        max={countAtMost}
        onChange={count => change({ count })}
      />
      <TextField
        label={words.worth}
        optional
        help={words.worthHelp}
        error={isAmount ? undefined : words.worthFault}
        before="£"
        inputMode="decimal"
        autoComplete="off"
        value={typed.worth}
        onChange={event => change({ worth: event.target.value })}
      />
      <PicturesField
        words={copy.pictures}
        atMost={picturesAtMost}
        upload={picture => calls.upload(bookingId, picture)}
        value={typed.pictures}
        onChange={pictures => change({ pictures })}
      />
    </>
  )
}

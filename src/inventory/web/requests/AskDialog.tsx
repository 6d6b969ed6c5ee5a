import { SendDialog } from '#accounts/web/form/SendDialog.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { wordsLength } from '../../rules/inventory-terms.ts'
import type { Inventory, Item } from '../../rules/wire.ts'
import { inventory as calls } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'
import { ChosenItems } from '../records/ChosenItems.tsx'
import { type Chosen, linesOf, stillPossible } from '../records/chosen-items.ts'

const words = copy.requests

interface AskDialogProps {
  inventory: Inventory
  onClose: () => void
}

interface Typed {
  chosen: Chosen<{ count: number }>
  words: string
}

const nothing: Typed = { chosen: {}, words: '' }

/** What was typed is kept when the form is left. */
export function AskDialog({ inventory, onClose }: AskDialogProps) {
  const { bookingId, items, other } = inventory
  const name = `inventory.ask.${bookingId}`
  const form = useTyped(name, nothing)
  const { typed, change } = form
  const reload = useReloadInventory()
  const pressed = usePressKey(name)
  const most = (item: Item) => item.stored - item.asked
  const chosen = stillPossible({ items, most, chosen: typed.chosen })
  const lines = linesOf(items, chosen)
  const send = () => {
    const request = { lines, words: typed.words.trim() }
    return pressed(request, key => calls.ask(bookingId, request, key))
  }
  return (
    <SendDialog
      form={form}
      words={words}
      missing={lines.length === 0 ? words.missing : undefined}
      send={send}
      onClose={onClose}
      onSent={reload}
    >
      <p className="text-ink-soft">{words.about(other)}</p>
      <ChosenItems
        items={items}
        most={most}
        start={{}}
        chosen={chosen}
        onChange={next => change({ chosen: next })}
      />
      <TextArea
        label={words.words}
        optional
        help={words.wordsHelp}
        maxLength={wordsLength}
        rows={3}
        value={typed.words}
        onChange={event => change({ words: event.target.value })}
      />
    </SendDialog>
  )
}

import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { toast } from '#design/toast/toast.ts'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { formatPence, pence, sumPence } from '#foundation/rules/money.ts'
import type { Inventory, Item } from '../../rules/wire.ts'
import { inventory as calls } from '../api.ts'
import { copy } from '../copy.ts'
import { useReloadInventory } from '../queries.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemRow } from './ItemRow.tsx'

const words = copy.list

export function ItemList({ inventory }: { inventory: Inventory }) {
  const { items, as } = inventory
  if (items.length === 0) {
    return (
      <EmptyState title={words.empty} illustration={<EmptyListScene />}>
        {as === 'renter' ? words.emptyRenter : words.emptyPartner}
      </EmptyState>
    )
  }
  const worth = sumPence(items.map(one => pence(one.declaredValuePence ?? 0)))
  return (
    <Panel heading={words.heading}>
      <p className="-mt-3 mb-4 text-ink-soft text-sm tabular-nums">
        {words.total(items.length, worth > 0 ? formatPence(worth) : '')}
      </p>
      <Rows inventory={inventory} />
    </Panel>
  )
}

function Rows({ inventory }: { inventory: Inventory }) {
  const { bookingId, items, may } = inventory
  const [asked, setAsked] = useState<{ item: Item; deed: 'change' | 'remove' }>()
  const reload = useReloadInventory()
  const close = () => setAsked(undefined)
  const remove = useAction(async () => {
    if (!asked) return
    try {
      await calls.remove(bookingId, asked.item._id)
      toast.success(words.removed)
    } finally {
      close()
      await reload()
    }
  })
  return (
    <>
      <ul className="grid">
        {items.map(item => (
          <ItemRow
            key={item._id}
            item={item}
            {...(may.list && { onAsk: deed => setAsked({ item, deed }) })}
          />
        ))}
      </ul>
      {asked?.deed === 'change' && (
        <ItemDialog inventory={inventory} item={asked.item} onClose={close} />
      )}
      {asked?.deed === 'remove' && (
        <ConfirmDialog
          open
          onClose={close}
          title={words.removeTitle(asked.item.name)}
          cancelLabel={words.keep}
          confirmLabel={words.remove}
          danger
          onConfirm={remove.run}
        >
          <p>{words.removeWords}</p>
        </ConfirmDialog>
      )}
    </>
  )
}

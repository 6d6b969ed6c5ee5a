import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import type { Inventory } from '../../rules/wire.ts'
import { evidenceAddress } from '../api.ts'
import { copy } from '../copy.ts'
import { ItemDialog } from '../list/ItemDialog.tsx'
import { HandlingDialog } from '../records/HandlingDialog.tsx'
import { AskDialog } from '../requests/AskDialog.tsx'

type Opened = 'list' | 'handOver' | 'return' | 'ask'

const labels: Record<Opened, string> = {
  list: copy.add,
  handOver: copy.record.handOver,
  return: copy.record.return,
  ask: copy.ask,
}

/** On a phone two in a row; where that leaves one over, the first has a row of its own. */
const actionsClass =
  'flex flex-wrap gap-3 max-[27rem]:grid max-[27rem]:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] [&>:first-child:nth-last-child(odd)]:col-span-full'

/** The first action that is possible is the main one. */
export function InventoryHead({ inventory }: { inventory: Inventory }) {
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const { bookingId, extendsBooking, space, items, may, chain } = inventory
  const possible = (['list', 'handOver', 'return', 'ask'] as const).filter(one => may[one])
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere text-ink-soft">{copy.at(space)}</p>
      {extendsBooking && (
        <p className="max-w-measure">
          {copy.earlier}{' '}
          <Link
            to="/inventory/$bookingId"
            params={{ bookingId: extendsBooking }}
            className="text-link"
          >
            {copy.seeEarlier}
          </Link>
        </p>
      )}
      <div className={actionsClass}>
        {possible.map((one, index) => (
          <Button
            key={one}
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setOpened(one)}
            onPointerEnter={preloadDialog}
            onFocus={preloadDialog}
          >
            {labels[one]}
          </Button>
        ))}
        {items.length > 0 && (
          <Link
            to="/labels/$bookingId"
            params={{ bookingId }}
            className={buttonClass({ variant: 'ghost' })}
          >
            {copy.labels}
          </Link>
        )}
        {chain && (
          <a href={evidenceAddress(bookingId)} className={buttonClass({ variant: 'ghost' })}>
            {copy.evidence}
          </a>
        )}
      </div>
      {opened === 'list' && <ItemDialog inventory={inventory} onClose={close} />}
      {(opened === 'handOver' || opened === 'return') && (
        <HandlingDialog kind={opened} inventory={inventory} onClose={close} />
      )}
      {opened === 'ask' && <AskDialog inventory={inventory} onClose={close} />}
    </div>
  )
}

import { Menu } from '#design/ui/actions/Menu.tsx'
import { MoreIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import type { Item } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Photos } from '../Photos.tsx'

const words = copy.list

interface ItemRowProps {
  item: Item
  /** Only for the renter, while the list can be changed. */
  onAsk?: (deed: 'change' | 'remove') => void
}

export function ItemRow({ item, onAsk }: ItemRowProps) {
  const { name, count, stored, asked, number, declaredValuePence, pictures } = item
  const facts = [
    words.number(number),
    ...(declaredValuePence === null ? [] : [words.worth(formatPence(pence(declaredValuePence)))]),
  ]
  return (
    <li className="flex gap-3 border-hairline border-t py-4 first:border-0 first:pt-0 last:pb-0">
      <div className="flex min-w-0 grow flex-wrap items-start gap-x-4">
        <div className="min-w-0 flex-1 basis-32">
          <h3 className="wrap-anywhere font-semibold text-base">
            <span className="tabular-nums">{count} ×</span> {name}
          </h3>
          <p className="text-ink-soft text-sm tabular-nums">{facts.join(' · ')}</p>
          <p className="mt-2 flex flex-wrap gap-2">
            <Badge tone={stored > 0 ? 'green' : 'neutral'}>{words.stored(stored, count)}</Badge>
            {asked > 0 && <Badge tone="warning">{words.asked(asked)}</Badge>}
          </p>
        </div>
        <Photos paths={pictures} name={nth => words.picture(nth, name)} />
      </div>
      {onAsk && (
        <Menu
          iconOnly
          label={words.more(name)}
          className="-mt-2 -mr-2 shrink-0"
          items={[
            { id: 'change', label: words.change, onAction: () => onAsk('change') },
            {
              id: 'remove',
              label: words.remove,
              danger: true,
              disabled: stored > 0,
              onAction: () => onAsk('remove'),
            },
          ]}
        >
          <MoreIcon />
        </Menu>
      )}
    </li>
  )
}

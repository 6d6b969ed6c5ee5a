import type { ReactNode } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { Checkbox } from '#design/ui/choices/Checkbox.tsx'
import { Fieldset } from '#design/ui/fields/Fieldset.tsx'
import { Stepper } from '#design/ui/fields/Stepper.tsx'
import type { Item } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import type { Chosen } from './chosen-items.ts'

const words = copy.handling

interface ChosenItemsProps<Detail extends { count: number }> {
  items: readonly Item[]
  /** How many of it can be chosen. */
  most: (item: Item) => number
  start: Omit<Detail, 'count'>
  chosen: Chosen<Detail>
  onChange: (chosen: Chosen<Detail>) => void
  /** What else is asked about one that is chosen. */
  more?: (item: Item, detail: Detail, change: (part: Partial<Detail>) => void) => ReactNode
}

/** Each with how many of it: all of them, unless told otherwise. */
export function ChosenItems<Detail extends { count: number }>(props: ChosenItemsProps<Detail>) {
  const { items, most, start, chosen, onChange, more } = props
  const possible = items.filter(item => most(item) > 0)
  const detailOf = (item: Item) => ({ ...start, count: most(item) }) as Detail
  const count = possible.filter(({ _id }) => chosen[_id]).length
  const isAll = count === possible.length
  const toggle = (item: Item, isOn: boolean) => {
    const { [item._id]: _gone, ...rest } = chosen
    onChange(isOn ? { ...rest, [item._id]: detailOf(item) } : rest)
  }
  const chooseAll = () => {
    const all = possible.map(item => [item._id, chosen[item._id] ?? detailOf(item)])
    onChange(isAll ? {} : Object.fromEntries(all))
  }
  return (
    <Fieldset label={words.which}>
      {possible.length > 1 && (
        <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-ink-soft text-sm tabular-nums">
          {words.chosen(count)}
          <Button variant="ghost" size="sm" onClick={chooseAll}>
            {isAll ? words.none : words.all}
          </Button>
        </p>
      )}
      <ul className="grid">
        {possible.map(item => {
          const detail = chosen[item._id]
          const change = (part: Partial<Detail>) => {
            if (detail) onChange({ ...chosen, [item._id]: { ...detail, ...part } })
          }
          return (
            <li key={item._id} className="border-hairline border-t py-1 first:border-0">
              <Checkbox
                label={<span className="wrap-anywhere">{item.name}</span>}
                description={`${copy.list.number(item.number)} · ${copy.list.stored(item.stored, item.count)}`}
                checked={detail !== undefined}
                onChange={event => toggle(item, event.target.checked)}
              />
              {detail && (
                <div className="mb-3 grid gap-4 sm:pl-9">
                  {most(item) > 1 && (
                    <Stepper
                      label={words.howMany(item.name)}
                      value={detail.count}
                      min={1}
                      max={most(item)}
                      onChange={next => change({ count: next } as Partial<Detail>)}
                    />
                  )}
                  {more?.(item, detail, change)}
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </Fieldset>
  )
}

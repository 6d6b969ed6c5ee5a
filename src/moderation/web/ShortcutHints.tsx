import { Switch } from '#design/ui/choices/Switch.tsx'
import { copy } from './copy.ts'
import { Key } from './Key.tsx'
import { useShortcutsOn } from './shortcuts.ts'

const words = copy.shortcuts
const walking = [
  ['j', words.next],
  ['k', words.previous],
] as const
const deciding = [
  ...walking,
  ['a', words.approve],
  ['r', words.reject],
  ['s', words.suspend],
  ['f', words.feature],
  ['o', words.open],
] as const
const looking = [...walking, ['o', words.open], ['/', words.search]] as const

/** Pages where listings are decided have other keys than pages for looking things up. */
export function ShortcutHints({ of = 'deciding' }: { of?: 'deciding' | 'looking' }) {
  const hints = of === 'deciding' ? deciding : looking
  const [isOn, setOn] = useShortcutsOn()
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-1 text-ink-soft text-sm max-lg:hidden">
      <Switch label={words.on} checked={isOn} onChange={event => setOn(event.target.checked)} />
      {isOn &&
        hints.map(([key, does]) => (
          <span key={key} className="flex items-center gap-1.5">
            <Key name={key} />
            <span className="sr-only">{key}: </span>
            {does}
          </span>
        ))}
    </div>
  )
}

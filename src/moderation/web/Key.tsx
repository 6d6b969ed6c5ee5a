import { useShortcutsOn } from './shortcuts.ts'

/** Shows on a button which key does the same. */
export function Key({ name }: { name: string }) {
  const [isOn] = useShortcutsOn()
  if (!isOn) return null
  return (
    <span
      aria-hidden="true"
      className="grid min-w-6 place-items-center rounded-sm border border-current/40 px-1 font-text text-xs leading-5 max-lg:hidden"
    >
      {name}
    </span>
  )
}

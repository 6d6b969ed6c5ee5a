import { copy } from './copy.ts'

export function SmallPrint() {
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {copy.copyright(new Date().getFullYear())} {copy.moneyAndTime}
    </p>
  )
}

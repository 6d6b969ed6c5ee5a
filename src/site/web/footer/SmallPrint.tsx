import { londonDate } from '#foundation/rules/time/london-date.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { copy } from './copy.ts'

export function SmallPrint() {
  const year = londonDate(serverNow()).slice(0, 4)
  return (
    <p className="mt-4 text-ink-soft text-sm">
      {copy.copyright(year)} {copy.moneyAndTime}
    </p>
  )
}

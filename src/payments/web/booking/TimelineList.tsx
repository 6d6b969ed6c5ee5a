import { Timeline, type TimelineTone } from '#design/ui/surfaces/Timeline.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { TimelineItem } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { moneyText, signedMoneyText } from '../money-text.ts'

const tones: Record<TimelineItem['state'], TimelineTone> = {
  done: 'past',
  due: 'ahead',
  waiting: 'now',
  failed: 'danger',
}

export function TimelineList({ items }: { items: readonly TimelineItem[] }) {
  return (
    <Timeline
      items={items.map(item => ({
        title: item.label,
        when: formatMoment(new Date(item.at)),
        dateTime: item.at,
        tone: tones[item.state],
        text: <Amount item={item} />,
      }))}
    />
  )
}

function Amount({ item: { kind, amountPence, state } }: { item: TimelineItem }) {
  // Its title says already that it failed.
  const stateText = kind === 'paymentFailed' ? undefined : copy.money.states[state]
  if (amountPence === 0) return stateText
  // A bank asks for it; nobody has got or paid it yet.
  const text = kind === 'dispute' ? moneyText : signedMoneyText
  return (
    <>
      <span className="font-semibold text-ink tabular-nums">{text(amountPence)}</span>
      {stateText && `, ${stateText.toLowerCase()}`}
    </>
  )
}

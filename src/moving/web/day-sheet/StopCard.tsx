import { buttonClass } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { PhoneIcon } from '#design/ui/icons/AccountIcons.tsx'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { cardClass } from '#design/ui/surfaces/Card.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { DaySheet, Stop } from '#moving/rules/move-wire.ts'
import { windowText } from '#moving/rules/window-text.ts'
import { copy, deedAt } from './copy.ts'
import { StopActions } from './StopActions.tsx'
import { wayTo } from './way-to.ts'

interface StopCardProps {
  token: string
  stop: Stop
  place: string
  onChange: (sheet: DaySheet) => void
}

export function StopCard({ token, stop, place, onChange }: StopCardProps) {
  const { address, contact, standing } = stop
  const deed = deedAt(stop)
  const isQuiet = standing === 'done' || standing === 'failed'
  return (
    <article
      aria-label={`${place}: ${deed.name}`}
      className={cx(cardClass(), standing === 'now' && 'border-green!')}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-soft text-sm">
          {place}, {windowText(new Date(stop.startsAt))}
        </p>
        <StandingBadge stop={stop} />
      </div>
      <h2 className="mt-1 text-xl">{deed.name}</h2>
      <p className="wrap-anywhere mt-1 font-semibold text-lg">{address}</p>
      {stop.instruction && !isQuiet && (
        <p className="wrap-anywhere mt-2 rounded-field bg-kraft-soft px-4 py-3">
          {stop.instruction}
        </p>
      )}
      {!isQuiet && (
        <div className="mt-4 flex flex-wrap gap-3">
          <a
            href={wayTo(address, navigator.userAgent)}
            rel="noreferrer"
            className={buttonClass({ variant: 'secondary' })}
          >
            <PinIcon />
            {copy.map}
          </a>
          {contact.phone ? (
            <a href={`tel:${contact.phone}`} className={buttonClass({ variant: 'secondary' })}>
              <PhoneIcon />
              {copy.call(contact.firstName)}
            </a>
          ) : (
            <p className="flex min-h-11 items-center">{copy.ask(contact.firstName)}</p>
          )}
        </div>
      )}
      {standing === 'now' && <StopActions token={token} stop={stop} onChange={onChange} />}
    </article>
  )
}

function StandingBadge({ stop }: { stop: Stop }) {
  const { standing, doneAt } = stop
  if (doneAt) {
    const moment = formatMoment(new Date(doneAt))
    return (
      <Badge
        tone="success"
        icon={<CheckIcon className="size-3.5 shrink-0" />}
        className="py-0.5 whitespace-normal!"
      >
        {deedAt(stop).done(moment)}
      </Badge>
    )
  }
  if (standing === 'failed') return <Badge tone="danger">{copy.notDone}</Badge>
  return standing === 'later' ? <Badge>{copy.later}</Badge> : null
}

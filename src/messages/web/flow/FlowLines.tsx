import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { Message } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { dayText, timeText } from './moment-text.ts'

export function DayLine({ at }: { at: string }) {
  return (
    <li className="flex items-center gap-3 py-2 text-ink-soft text-xs">
      <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
      <time dateTime={at} className="font-semibold">
        {dayText(new Date(at), serverNow())}
      </time>
      <span aria-hidden="true" className="h-px flex-1 bg-hairline" />
    </li>
  )
}

export function NewLine() {
  return (
    <li data-new-line className="flex items-center gap-3 py-1 text-green text-xs">
      <span aria-hidden="true" className="h-px flex-1 bg-green" />
      <span className="font-semibold">{copy.thread.new}</span>
      <span aria-hidden="true" className="h-px flex-1 bg-green" />
    </li>
  )
}

export function SystemLine({ message: { text, createdAt } }: { message: Message }) {
  const at = new Date(createdAt)
  return (
    <li className="mx-auto max-w-[34rem] rounded-card bg-sunk px-4 py-2 text-balance text-center text-sm">
      <p className="wrap-anywhere">
        <span className="sr-only">{copy.thread.holdall}: </span>
        {text}
      </p>
      <time dateTime={createdAt} className="text-ink-soft text-xs tabular-nums">
        {timeText(at)}
      </time>
    </li>
  )
}

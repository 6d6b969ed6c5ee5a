import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export type TimelineTone = 'past' | 'now' | 'ahead' | 'danger'

export interface TimelineItem {
  title: string
  // The date as people write it; dateTime is the same moment for machines.
  when: string
  dateTime?: string
  text?: ReactNode
  tone?: TimelineTone
}

const dots: Record<TimelineTone, string> = {
  past: 'bg-green',
  now: 'bg-amber ring-4 ring-amber-soft',
  ahead: 'outline-2 -outline-offset-2 outline-field-line bg-surface',
  danger: 'bg-danger',
}

export function Timeline({
  items,
  className,
}: {
  items: readonly TimelineItem[]
  className?: string
}) {
  return (
    <ol className={className}>
      {items.map(({ title, when, dateTime, text, tone = 'ahead' }, index) => (
        <li key={`${when} ${title}`} className="relative flex gap-[min(1rem,4vw)] pb-6 last:pb-0">
          {index < items.length - 1 && (
            <span
              aria-hidden="true"
              className="absolute top-5 bottom-0 left-[min(0.4375rem,9px)] w-0.5 -translate-x-1/2 bg-hairline"
            />
          )}
          <span
            aria-hidden="true"
            className={cx(
              'mt-1.5 size-[min(0.875rem,18px)] shrink-0 rounded-full border border-transparent',
              dots[tone],
            )}
          />
          <div className="min-w-0">
            <time
              dateTime={dateTime}
              className="block text-ink-soft text-sm tabular-nums first-letter:uppercase"
            >
              {when}
            </time>
            <p className={cx('font-semibold leading-snug', tone === 'danger' && 'text-danger')}>
              {title}
            </p>
            {text && <div className="mt-0.5 text-ink-soft text-sm">{text}</div>}
          </div>
        </li>
      ))}
    </ol>
  )
}

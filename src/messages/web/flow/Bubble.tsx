import { Fragment, type ReactNode } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { hiddenUntilBooked } from '../../rules/message-terms.ts'
import { MessagePictures } from './MessagePictures.tsx'

interface BubbleProps {
  /** For screen readers: who wrote it. */
  who: string
  text: string
  pictures: readonly string[]
  isMine: boolean
  /** Still being sent, so drawn paler. */
  isOnItsWay?: boolean
  /** Time and marks. */
  below?: ReactNode
  /** Warnings for the reader. */
  notes?: ReactNode
}

export function Bubble({ who, text, pictures, isMine, isOnItsWay, below, notes }: BubbleProps) {
  return (
    <li className={cx('grid gap-1', isMine ? 'justify-items-end' : 'justify-items-start')}>
      <div
        className={cx(
          'min-w-0 rounded-[18px] px-3.5 py-2',
          // Not wider than a single picture above the text.
          pictures.length === 1 ? 'max-w-[min(21.75rem,86%)]' : 'max-w-[min(34rem,86%)]',
          isMine
            ? 'rounded-br-[4px] bg-green text-on-green dark:bg-green-soft dark:text-ink'
            : 'rounded-bl-[4px] border border-hairline bg-surface',
          isOnItsWay && 'opacity-70',
        )}
      >
        <span className="sr-only">{who}: </span>
        <MessagePictures pictures={pictures} />
        <MessageText text={text} />
      </div>
      {notes}
      {below && <p className="px-1 text-ink-soft text-xs tabular-nums">{below}</p>}
    </li>
  )
}

/** Hidden parts are styled, so that nobody takes them for the writer's words. */
function MessageText({ text }: { text: string }) {
  const parts = text.split(hiddenUntilBooked)
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that never changes
        <Fragment key={at}>
          {at > 0 && (
            <span className="box-decoration-clone rounded-sm bg-bone px-1 font-semibold text-ink text-sm">
              {hiddenUntilBooked}
            </span>
          )}
          {part}
        </Fragment>
      ))}
    </p>
  )
}

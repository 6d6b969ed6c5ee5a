import { type ReactNode, useId, useState } from 'react'
import { cx } from './cx.ts'

export interface TooltipProps {
  text: string
  // Something that can be focused, or plain text, which then becomes focusable.
  children: ReactNode
  plain?: boolean
  className?: string
}

// Shown on hover and on keyboard focus, can be hovered itself, goes away with Escape.
export function Tooltip({ text, children, plain = false, className }: TooltipProps) {
  const id = useId()
  const [dismissed, setDismissed] = useState(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for Escape
    <span
      className={cx('group/tip relative inline-block max-w-full', className)}
      onKeyDown={event => event.key === 'Escape' && setDismissed(true)}
      onPointerEnter={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {plain ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the hidden part
        <span tabIndex={0} aria-describedby={id} className="rounded-sm">
          {children}
        </span>
      ) : (
        children
      )}
      <span
        id={id}
        role="tooltip"
        className={cx(
          'invisible absolute bottom-full left-0 z-40 w-max pb-2 opacity-0',
          // On a phone cut text may stand far to the right, and what it stands for must still fit.
          plain ? 'min-w-32 max-w-full sm:max-w-72' : 'max-w-[min(18rem,calc(100vw-6rem))]',
          'transition-opacity delay-0 duration-150',
          !dismissed &&
            'group-focus-within/tip:visible group-focus-within/tip:opacity-100 group-hover/tip:visible group-hover/tip:opacity-100 group-hover/tip:delay-300',
        )}
      >
        <span className="block rounded-field bg-ink px-3 py-2 text-left font-normal text-paper text-sm leading-snug">
          {text}
        </span>
      </span>
    </span>
  )
}

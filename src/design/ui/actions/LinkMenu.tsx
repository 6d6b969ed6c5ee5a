import { type FocusEvent, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { cx } from '../base/cx.ts'
import { ChevronDownIcon } from '../icons/FrameIcons.tsx'

export interface LinkMenuProps {
  label: ReactNode
  // Links; give them linkMenuItemClass.
  children: ReactNode
  align?: 'start' | 'end'
  className?: string
}

export const linkMenuItemClass =
  'flex min-h-11 items-center gap-3 rounded-field px-3 text-ink hover:bg-sunk focus-visible:-outline-offset-2 aria-[current=page]:font-semibold aria-[current=page]:text-green'

// Links under a button. Not an ARIA menu, so that screen readers still see links.
export function LinkMenu({ label, children, align = 'start', className }: LinkMenuProps) {
  const [open, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    setOpen(false)
    button.current?.focus()
  }
  const closeOnLeave = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its button and links do
    <div className={cx('relative', className)} onKeyDown={closeOnEscape} onBlur={closeOnLeave}>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-field px-3 font-semibold hover:bg-sunk"
      >
        {label}
        <ChevronDownIcon className={cx('transition-transform', open && 'rotate-180')} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: choosing a link closes the list */}
      <div
        id={id}
        hidden={!open}
        onClick={() => setOpen(false)}
        className={cx(
          'absolute top-full z-40 mt-1.5 w-max min-w-52 max-w-[calc(100vw-2rem)] animate-rise',
          'rounded-card border border-hairline bg-surface p-1.5 shadow-soft',
          align === 'end' ? 'right-0' : 'left-0',
        )}
      >
        {children}
      </div>
    </div>
  )
}

import { type FocusEvent, type ReactNode, useRef } from 'react'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { copy } from './copy.ts'

interface SheetProps {
  /** The opening button names it as its popoverTarget. */
  id: string
  label: string
  children: ReactNode
}

/**
 * A native popover opens, and closes on Escape and on a press outside, without JavaScript. The
 * z-index is only for accessibility checkers that do not know of the top layer.
 */
export function Sheet({ id, label, children }: SheetProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const close = () => sheet.current?.hidePopover()
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !sheet.current?.contains(event.relatedTarget)) close()
  }
  const closeOnChoice = (event: { target: EventTarget }) => {
    if (event.target instanceof Element && event.target.closest('a, [data-closes]')) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too
    <div
      ref={sheet}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      onBlur={closeOnLeave}
      onClick={closeOnChoice}
      className="fixed inset-y-0 z-50 right-0 left-auto m-0 h-dvh max-h-none w-[min(22rem,100vw)] overflow-y-auto overscroll-contain border-hairline border-l bg-paper p-0 text-ink shadow-soft transition-[translate,opacity] duration-200 ease-landing backdrop:bg-scrim starting:open:translate-x-10 starting:open:opacity-0"
    >
      <div className="flex h-16 items-center justify-between pr-2 pl-6">
        <p className="font-display font-semibold text-lg">{label}</p>
        <button
          type="button"
          popoverTarget={id}
          popoverTargetAction="hide"
          aria-label={copy.closeMenu}
          className="grid size-11 place-items-center rounded-full hover:bg-sunk"
        >
          <CloseIcon className="text-xl" />
        </button>
      </div>
      {children}
    </div>
  )
}

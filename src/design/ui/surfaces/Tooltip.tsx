import { type ReactNode, useId, useRef } from 'react'
import { cx } from '../base/cx.ts'

export interface TooltipProps {
  text: string
  // A focusable element, or plain text, which then becomes focusable.
  children: ReactNode
  plain?: boolean
  className?: string
}

// Shown on hover and on keyboard focus; it can be hovered itself, and Escape closes it.
export function Tooltip({ text, children, plain = false, className }: TooltipProps) {
  const id = useId()
  const place = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const hide = () => tip.current?.hidePopover()
  const show = () => {
    if (!place.current || !tip.current) return
    tip.current.showPopover()
    putBeside(place.current, tip.current)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens
    <span
      ref={place}
      className={cx('inline-block max-w-full', className)}
      onPointerEnter={show}
      onPointerLeave={() => !place.current?.contains(document.activeElement) && hide()}
      onFocus={show}
      onBlur={() => !place.current?.matches(':hover') && hide()}
      onKeyDown={event => event.key === 'Escape' && hide()}
    >
      {plain ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users must reach the hidden part
        <span tabIndex={0} aria-describedby={id} className="rounded-sm">
          {children}
        </span>
      ) : (
        children
      )}
      {/* As a popover it takes no room while hidden, and nothing can clip it while shown. */}
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="absolute inset-auto z-50 w-max max-w-[min(18rem,calc(100vw-2rem))] overflow-visible bg-transparent py-2 transition-opacity delay-300 duration-150 starting:open:opacity-0"
      >
        <span className="block rounded-field bg-ink px-3 py-2 text-left font-normal text-paper text-sm leading-snug">
          {text}
        </span>
      </span>
    </span>
  )
}

const margin = 16

/** Above the element, or below where there is no room, and always inside the page. */
function putBeside(place: HTMLElement, tip: HTMLElement): void {
  const box = place.getBoundingClientRect()
  const lastLeft = document.documentElement.clientWidth - margin - tip.offsetWidth
  const above = box.top - tip.offsetHeight
  tip.style.left = `${window.scrollX + Math.max(margin, Math.min(box.left, lastLeft))}px`
  tip.style.top = `${window.scrollY + (above < 0 ? box.bottom : above)}px`
}

import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#design/ui/base/cx.ts'
import { ChevronDownIcon } from '#design/ui/icons/FrameIcons.tsx'

interface DisclosureMenuProps {
  label: ReactNode
  children: ReactNode
  align?: 'start' | 'end'
  panelClass?: string
}

/** A details element, so that it opens without JavaScript; with it, it also closes by itself. */
export function DisclosureMenu({
  label,
  children,
  align = 'start',
  panelClass,
}: DisclosureMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const close = () => menu.current?.removeAttribute('open')
  useCloseOnOutsidePress(menu)

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    close()
    menu.current.querySelector('summary')?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget && !menu.current?.contains(event.relatedTarget)) close()
  }
  return (
    <details
      ref={menu}
      name="site-menu"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      className="group relative min-w-0"
    >
      <summary className="flex min-h-11 select-none list-none items-center gap-1.5 rounded-field px-3 font-medium hover:bg-sunk [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: choosing a link closes the menu */}
      <div
        onClick={close}
        className={cx(
          'absolute top-full z-40 mt-2 animate-rise rounded-card border border-hairline bg-surface p-2 shadow-soft',
          align === 'end' ? 'right-0' : 'left-0',
          panelClass,
        )}
      >
        {children}
      </div>
    </details>
  )
}

function useCloseOnOutsidePress(menu: { current: HTMLDetailsElement | null }) {
  useEffect(() => {
    const closeIfOutside = (event: PointerEvent) => {
      const pressed = event.target
      if (pressed instanceof Node && !menu.current?.contains(pressed)) {
        menu.current?.removeAttribute('open')
      }
    }
    document.addEventListener('pointerdown', closeIfOutside)
    return () => document.removeEventListener('pointerdown', closeIfOutside)
  }, [menu])
}

import type { ReactNode } from 'react'
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
  return (
    <details name="site-menu" className="group relative min-w-0">
      <summary className="flex min-h-11 select-none list-none items-center gap-1.5 rounded-field px-3 font-semibold hover:bg-sunk [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div
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

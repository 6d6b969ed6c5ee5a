import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { ChevronDownIcon } from '../icons/FrameIcons.tsx'

interface DisclosureProps {
  label: string
  children: ReactNode
  className?: string
}

/** Hides details until they are asked for; it works without JavaScript. */
export function Disclosure({ label, children, className }: DisclosureProps) {
  return (
    <details className={cx('group', className)}>
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-field font-semibold text-green [&::-webkit-details-marker]:hidden">
        {label}
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      {children}
    </details>
  )
}

import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export interface EmptyStateProps {
  title: string
  children?: ReactNode
  illustration?: ReactNode
  action?: ReactNode
  // The heading level that fits the page.
  level?: 2 | 3
  className?: string
}

export function EmptyState({
  title,
  children,
  illustration,
  action,
  level = 2,
  className,
}: EmptyStateProps) {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <div
      className={cx(
        'grid justify-items-center rounded-card border border-field-line border-dashed px-6 py-12 text-center',
        className,
      )}
    >
      {illustration && <div className="mb-6 w-full max-w-56">{illustration}</div>}
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="mt-2 max-w-[46ch] text-balance text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  )
}

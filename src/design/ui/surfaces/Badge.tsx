import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export type BadgeTone = 'neutral' | 'green' | 'amber' | 'sky' | 'success' | 'warning' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-sunk text-ink-soft',
  green: 'bg-green-soft text-green',
  amber: 'bg-amber text-on-amber',
  sky: 'bg-sky text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

export interface BadgeProps {
  children: ReactNode
  tone?: BadgeTone
  icon?: ReactNode
  className?: string
}

export function Badge({ children, tone = 'neutral', icon, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1 rounded-full min-[12rem]:whitespace-nowrap border border-transparent px-2.5 font-semibold text-xs',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  )
}

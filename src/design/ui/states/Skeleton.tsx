import type { ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx('shimmering block max-w-full rounded-field', className)}
    />
  )
}

// Wraps the skeletons of a list or page, so that a screen reader announces loading only once.
export function Loading({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {label}
      </p>
      {children}
    </div>
  )
}

export function SkeletonText({ lines = 3, className }: { lines?: number; className?: string }) {
  return (
    <div className={cx('grid grid-cols-1 gap-2.5', className)}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing but their place
        <Skeleton key={line} className={cx('h-4', line === lines - 1 && lines > 1 && 'w-3/5')} />
      ))}
    </div>
  )
}

export function SkeletonCard() {
  return (
    <div className="grid gap-6 rounded-card border border-hairline bg-surface p-5 sm:p-6">
      <Skeleton className="h-6 w-3/5 max-w-80" />
      <SkeletonText lines={4} />
      <Skeleton className="h-11 w-32" />
    </div>
  )
}

export function SkeletonRow() {
  return (
    <div className="flex items-center gap-4 border-hairline border-b py-4">
      <div className="grid min-w-0 flex-1 gap-2.5">
        <Skeleton className="h-4 w-2/5" />
        <Skeleton className="h-3.5 w-3/5" />
      </div>
      <Skeleton className="h-9 w-20 max-[12rem]:hidden" />
    </div>
  )
}

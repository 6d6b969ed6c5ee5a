import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { CloseIcon } from '../icons/FrameIcons.tsx'

export interface ProgressBarProps {
  label: string
  // 0 to 100; left out while it is not known.
  percent?: number
  detail?: ReactNode
  onCancel?: () => void
  className?: string
}

export function ProgressBar({ label, percent, detail, onCancel, className }: ProgressBarProps) {
  return (
    <div className={cx('flex min-h-11 items-center gap-2', className)}>
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="truncate font-semibold">{label}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">
            {detail ?? (percent !== undefined && `${Math.round(percent)}%`)}
          </span>
        </p>
        <progress
          aria-label={label}
          max={100}
          value={percent}
          className={cx('progress-bar block', percent === 100 && 'text-success')}
        />
      </div>
      {onCancel && (
        <IconButton label={`${copy.cancel}: ${label}`} icon={<CloseIcon />} onClick={onCancel} />
      )}
    </div>
  )
}

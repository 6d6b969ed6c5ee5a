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
  error?: string
  onCancel?: () => void
  className?: string
}

export function ProgressBar({
  label,
  percent,
  detail,
  error,
  onCancel,
  className,
}: ProgressBarProps) {
  return (
    <div className={cx('flex min-h-11 items-center gap-2', className)}>
      <div className="min-w-0 flex-1">
        <p className="mb-1.5 flex justify-between gap-3 text-sm">
          <span className="truncate font-medium">{label}</span>
          <span className="shrink-0 text-ink-soft tabular-nums">
            {detail ?? (percent !== undefined && `${Math.round(percent)}%`)}
          </span>
        </p>
        <progress
          aria-label={label}
          max={100}
          value={error ? 100 : percent}
          className={cx(
            'progress-bar block',
            error && 'text-danger',
            percent === 100 && 'text-success',
          )}
        />
        {error && (
          <p role="alert" className="mt-1.5 font-medium text-danger text-sm">
            {error}
          </p>
        )}
      </div>
      {onCancel && (
        <IconButton label={`${copy.cancel}: ${label}`} icon={<CloseIcon />} onClick={onCancel} />
      )}
    </div>
  )
}

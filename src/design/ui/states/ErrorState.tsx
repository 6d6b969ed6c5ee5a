import type { ReactNode } from 'react'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import { Button } from '../actions/Button.tsx'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { RetryIcon } from '../icons/FrameIcons.tsx'
import { WarningIcon } from '../icons/VisitorIcons.tsx'

export interface ErrorStateProps {
  title: string
  // What happened and what one can do.
  children?: ReactNode
  illustration?: ReactNode
  onRetry?: () => void
  className?: string
}

export function ErrorState({ title, children, illustration, onRetry, className }: ErrorStateProps) {
  const retry = () => {
    onRetry?.()
    rescueFocus()
  }
  return (
    <div
      role="alert"
      className={cx(
        'grid justify-items-center rounded-card border border-hairline bg-surface px-[min(1.5rem,7.5vw)] py-10 text-center',
        className,
      )}
    >
      {illustration ? (
        <div className="mb-6 w-full max-w-56">{illustration}</div>
      ) : (
        <span className="mb-4 grid size-16 place-items-center rounded-full bg-danger-soft text-2xl text-danger">
          <WarningIcon />
        </span>
      )}
      <p className="text-balance font-display font-semibold text-xl leading-tight">{title}</p>
      {children && <div className="mt-2 max-w-[46ch] text-balance text-ink-soft">{children}</div>}
      {onRetry && (
        <Button variant="secondary" icon={<RetryIcon />} onClick={retry} className="mt-6">
          {copy.retry}
        </Button>
      )}
    </div>
  )
}

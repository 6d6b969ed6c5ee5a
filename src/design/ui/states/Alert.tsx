import type { ReactNode } from 'react'
import { IconButton } from '../actions/IconButton.tsx'
import { copy } from '../base/copy.ts'
import { cx } from '../base/cx.ts'
import { CloseIcon } from '../icons/FrameIcons.tsx'
import { SuccessIcon } from '../icons/StatusIcons.tsx'
import { InfoIcon, WarningIcon } from '../icons/VisitorIcons.tsx'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

const tones = {
  info: { look: 'bg-sky-soft', sign: 'text-ink', Sign: InfoIcon },
  success: { look: 'bg-success-soft', sign: 'text-success', Sign: SuccessIcon },
  warning: { look: 'bg-warning-soft', sign: 'text-warning', Sign: WarningIcon },
  danger: { look: 'bg-danger-soft', sign: 'text-danger', Sign: WarningIcon },
}

export interface AlertProps {
  tone?: AlertTone
  title?: string
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  // Spoken at once: for news, not for what was on the page from the start.
  live?: boolean
  // Without side borders, as a banner under the header.
  banner?: boolean
  className?: string
}

export function Alert({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  live = false,
  banner = false,
  className,
}: AlertProps) {
  const { look, sign, Sign } = tones[tone]
  return (
    <div
      role={live ? 'alert' : undefined}
      className={cx(
        'flex items-start gap-inset px-edge py-3.5',
        banner ? 'border-hairline border-y' : 'rounded-card border border-hairline',
        look,
        className,
      )}
    >
      <Sign className={cx('mt-0.5', sign)} />
      <div className="min-w-0 flex-1 sm:flex sm:flex-wrap sm:items-center sm:gap-x-6 sm:gap-y-2">
        <div className="min-w-0 flex-1 basis-72">
          {title && <p className="text-balance font-semibold leading-snug">{title}</p>}
          {children && (
            <div className="max-w-measure text-pretty text-ink-soft text-sm">{children}</div>
          )}
        </div>
        {action && <div className="mt-3 sm:mt-0">{action}</div>}
      </div>
      {onDismiss && (
        <IconButton
          small
          label={copy.dismiss}
          icon={<CloseIcon />}
          onClick={onDismiss}
          className="-my-1.5 -mr-1.5"
        />
      )}
    </div>
  )
}

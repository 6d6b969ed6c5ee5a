import { cx } from '../base/cx.ts'
import { Icon } from './Icon.tsx'

export function Spinner({ className }: { className?: string }) {
  return (
    <Icon strokeWidth="2.5" className={cx('animate-spin', className)}>
      <circle cx="12" cy="12" r="8.5" opacity="0.25" />
      <path d="M12 3.5a8.5 8.5 0 0 1 8.5 8.5" />
    </Icon>
  )
}

import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export type IconButtonVariant = 'ghost' | 'solid' | 'danger'

const variants: Record<IconButtonVariant, string> = {
  ghost: 'text-ink-soft hover:bg-sunk hover:text-ink',
  solid: 'border-hairline bg-surface text-ink shadow-soft hover:bg-sunk',
  danger: 'text-danger hover:bg-danger-soft',
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  label: string
  icon: ReactNode
  variant?: IconButtonVariant
  small?: boolean
}

export function IconButton({
  label,
  icon,
  variant = 'ghost',
  small = false,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid shrink-0 place-items-center rounded-full border border-transparent',
        'transition-colors duration-150 disabled:pointer-events-none disabled:opacity-40',
        'aria-disabled:pointer-events-none aria-disabled:opacity-40',
        small ? 'touch-target size-9' : 'size-[min(2.75rem,60px)]',
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  )
}

import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { cx } from '../base/cx.ts'
import { Spinner } from '../icons/Spinner.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

export interface ButtonLook {
  variant?: ButtonVariant
  size?: ButtonSize
  wide?: boolean
}

const base =
  'relative inline-flex select-none items-center justify-center gap-2 rounded-field border font-semibold ' +
  'text-center leading-tight transition-[background-color,border-color,color,transform] duration-150 ' +
  'active:translate-y-px disabled:pointer-events-none disabled:opacity-50 ' +
  'aria-disabled:cursor-default aria-disabled:active:translate-y-0'

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-green text-on-green hover:bg-green-deep',
  secondary: 'border-field-line bg-surface text-ink hover:border-ink hover:bg-sunk',
  ghost: 'border-transparent text-green hover:bg-green-soft',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-deep',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'touch-target min-h-9 pointer-coarse:min-h-11 max-sm:min-h-11 px-3 py-1.5 text-sm',
  md: 'min-h-11 px-[min(1.25rem,6.25vw)] py-2 text-base',
  lg: 'min-h-13 px-[min(1.75rem,8.75vw)] py-2.5 text-lg',
}

// For links that look like buttons: <Link className={buttonClass({ variant: 'secondary' })}>.
export function buttonClass({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}) {
  return cx(base, variants[variant], sizes[size], wide && 'w-full')
}

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  loading?: boolean
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  wide,
  loading = false,
  icon,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A busy button keeps its focus and its name, and only ignores the second press.
  const act = loading ? (event: MouseEvent) => event.preventDefault() : onClick
  return (
    <button
      {...rest}
      type={type}
      onClick={act}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      className={cx(buttonClass({ variant, size, wide }), className)}
    >
      {loading && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cx('inline-flex items-center gap-2', loading && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  )
}

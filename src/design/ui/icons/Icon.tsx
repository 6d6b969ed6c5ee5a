import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../base/cx.ts'

export type IconProps = Omit<ComponentProps<'svg'>, 'children'>

// Decorative unless it is given a label; sized by the text around it.
export function Icon({ className, children, ...rest }: IconProps & { children: ReactNode }) {
  const named = rest['aria-label'] !== undefined
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: hidden from readers, or named by aria-label
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={named ? 'img' : undefined}
      aria-hidden={named ? undefined : true}
      focusable="false"
      className={cx('shrink-0', className)}
      {...rest}
    >
      {children}
    </svg>
  )
}

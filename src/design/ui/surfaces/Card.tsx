import type { ComponentProps } from 'react'
import { cx } from '../base/cx.ts'

export interface CardLook {
  // For cards that are one large link (give that link stretch-link): the card lifts under the
  // pointer.
  interactive?: boolean
  flush?: boolean
}

export function cardClass({ interactive = false, flush = false }: CardLook = {}) {
  return cx(
    'relative min-w-0 rounded-card border border-hairline bg-surface shadow-soft',
    flush ? 'overflow-hidden' : 'p-[min(1.25rem,6.25vw)] sm:p-6',
    interactive &&
      cx(
        'transition-[transform,border-color] duration-200 ease-landing hover:-translate-y-0.5 hover:border-kraft',
        'has-[.stretch-link:focus-visible]:outline-3 has-[.stretch-link:focus-visible]:outline-focus has-[.stretch-link:focus-visible]:outline-offset-2',
      ),
  )
}

export function Card({ interactive, flush, className, ...rest }: ComponentProps<'div'> & CardLook) {
  return <div {...rest} className={cx(cardClass({ interactive, flush }), className)} />
}

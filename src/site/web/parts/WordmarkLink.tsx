import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'

export const wordmarkClass = 'h-8 w-30 max-w-full'

export function WordmarkLink({ children }: { children: ReactNode }) {
  return (
    <Link
      to="/"
      aria-label={copy.homeLink}
      className="inline-flex min-h-11 shrink-0 items-center rounded-field @max-[14rem]:w-20"
    >
      {children}
    </Link>
  )
}

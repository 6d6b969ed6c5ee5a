import { Children, type ReactNode } from 'react'
import { copy } from '../base/copy.ts'
import { ChevronRightIcon } from '../icons/VisitorIcons.tsx'

export interface BreadcrumbsProps {
  // The links to the pages above this one, from the top down.
  children: ReactNode
  current: string
  className?: string
}

export function Breadcrumbs({ children, current, className }: BreadcrumbsProps) {
  return (
    <nav aria-label={copy.breadcrumbs} className={className}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm">
        {Children.map(children, link => (
          <li className="flex items-center gap-1.5 text-ink-soft [&_a:hover]:text-ink [&_a:hover]:underline [&_a]:inline-flex [&_a]:min-h-11 [&_a]:min-w-11 [&_a]:items-center">
            {link}
            <ChevronRightIcon className="text-ink-faint" />
          </li>
        ))}
        <li aria-current="page" className="font-semibold">
          {current}
        </li>
      </ol>
    </nav>
  )
}

import { Link, type LinkProps } from '@tanstack/react-router'
import { ArrowLeftIcon } from '../icons/ArrowIcons.tsx'

export interface BackLinkProps extends Pick<LinkProps, 'to' | 'params' | 'search'> {
  children: string
}

/** From the page of one thing back to its list. */
export function BackLink({ to, params, search, children }: BackLinkProps) {
  return (
    <Link
      to={to}
      params={params}
      search={search}
      className="mb-3 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-ink"
    >
      <ArrowLeftIcon />
      {children}
    </Link>
  )
}

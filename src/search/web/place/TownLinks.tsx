import { Link } from '@tanstack/react-router'
import { cx } from '#design/ui/base/cx.ts'
import { PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import type { TownLink } from '#search/rules/towns.ts'

interface TownLinksProps {
  towns: readonly TownLink[]
  className?: string
}

export function TownLinks({ towns, className }: TownLinksProps) {
  return (
    <ul className={cx('flex flex-wrap gap-2.5', className)}>
      {towns.map(({ slug, name }) => (
        <li key={slug}>
          <Link
            to="/storage/$town"
            params={{ town: slug }}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-hairline bg-surface px-edge font-semibold hover:border-ink-soft hover:bg-sunk"
          >
            <PinIcon className="text-green max-sm:hidden" />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}

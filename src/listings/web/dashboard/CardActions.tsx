import { Link } from '@tanstack/react-router'
import { EditIcon, EyeIcon } from '#design/ui/icons/ActionIcons.tsx'
import { DropIcon } from '#design/ui/icons/ThingIcons.tsx'
import type { Listing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { DeleteListing } from './DeleteListing.tsx'

interface CardActionsProps {
  listing: Listing
  title: string
}

export function CardActions({ listing, title }: CardActionsProps) {
  const { _id: id, allowed, status } = listing
  return (
    <div className="-mx-3 flex flex-wrap">
      <a
        href={`/book/${id}`}
        target="_blank"
        rel="noopener"
        aria-label={copy.view(title)}
        title={copy.view(title)}
        className={iconLinkClass}
      >
        <EyeIcon />
      </a>
      {status === 'approved' && (
        <Link
          to="/listings/readings/$id"
          params={{ id }}
          aria-label={copy.readings(title)}
          title={copy.readings(title)}
          className={iconLinkClass}
        >
          <DropIcon />
        </Link>
      )}
      {allowed.includes('edit') && (
        <Link
          to="/listings/edit/$id"
          params={{ id }}
          aria-label={copy.edit(title)}
          title={copy.edit(title)}
          className={iconLinkClass}
        >
          <EditIcon />
        </Link>
      )}
      {allowed.includes('delete') && <DeleteListing listing={listing} title={title} />}
    </div>
  )
}

const iconLinkClass =
  'inline-grid size-11 place-items-center rounded-full text-ink-soft transition-colors hover:bg-sunk hover:text-ink'

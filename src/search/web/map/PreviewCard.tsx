import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { CloseIcon } from '#design/ui/icons/FrameIcons.tsx'
import { cardClass } from '#design/ui/surfaces/Card.tsx'
import { ListingPicture } from '#listings/web/card/ListingPicture.tsx'
import { storageScene } from '#listings/web/card/storage-scenes.ts'
import type { FoundListing } from '#search/rules/wire.ts'
import { carry } from '../door/carry.ts'
import { pounds } from '../filters/active-filters.ts'
import type { SearchParams } from '../search-params.ts'
import { copy } from './copy.ts'

interface PreviewCardProps {
  listing: FoundListing
  params: SearchParams
  rate: 'monthly' | 'hourly'
  /** What the price covers, such as "3 months". */
  term: string | undefined
  onClose: () => void
}

/** On a phone, at the bottom of the map. */
export function PreviewCard({ listing, params, rate, term, onClose }: PreviewCardProps) {
  const { from, to } = params
  const link = useRef<HTMLAnchorElement>(null)
  const { _id, storageTitle, address, storageType, door, priceFrom } = listing
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pin moves the focus again
  useEffect(() => link.current?.focus({ preventScroll: true }), [_id])
  const picture = listing.mediaItems.find(item => item.kind === 'image')
  const Scene = storageScene(storageType)
  const per = rate === 'monthly' ? copy.perMonth : copy.perHour
  const price =
    door && term
      ? `${pounds(door.total)} ${copy.total(term)}`
      : `${pounds(priceFrom[rate])} ${per}, ${copy.withTax}`
  return (
    <section
      aria-label={copy.preview}
      onKeyDown={event => event.key === 'Escape' && onClose()}
      className={`${cardClass({ interactive: true, flush: true })} absolute! inset-x-3 bottom-9 z-10 grid grid-cols-[7rem_1fr_auto] lg:hidden`}
    >
      <div className="relative min-h-24 overflow-hidden bg-sunk">
        {picture ? (
          <ListingPicture item={picture} alt="" sizes="7rem" eager />
        ) : (
          <Scene className="absolute inset-x-0 inset-y-2" />
        )}
      </div>
      <div className="grid min-w-0 content-center gap-0.5 p-3">
        <Link
          ref={link}
          to="/book/$id"
          params={{ id: _id }}
          search={from && to ? { from, to } : {}}
          onClick={() => params.door && carry(_id, params.door)}
          className="stretch-link line-clamp-2 font-semibold outline-none"
        >
          {storageTitle || copy.untitled}
        </Link>
        <p className="truncate text-ink-soft text-sm">{address}</p>
        <p className="font-semibold tabular-nums">{price}</p>
      </div>
      <button
        type="button"
        aria-label={copy.closePreview}
        onClick={onClose}
        className="relative z-10 grid size-11 place-items-center rounded-full"
      >
        <CloseIcon />
      </button>
    </section>
  )
}

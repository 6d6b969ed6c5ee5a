import { Link } from '@tanstack/react-router'
import { toast } from '#design/toast/toast.ts'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { PinIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { HeartButton } from '../favourites/HeartButton.tsx'
import { copy } from './copy.ts'
import { FlagIcon, ShareIcon } from './icons.tsx'

export function ListingActions({ listing }: { listing: PublicListing }) {
  const { publicUrl } = useSiteFacts()
  const url = `${publicUrl}/book/${listing._id}`
  const share = () => shareLink(listing.storageTitle, url)
  return (
    <div className="-mx-inset flex flex-wrap">
      <HeartButton listing={listing} className="hover:bg-sunk" />
      <button type="button" onClick={share} className={actionClass}>
        <ShareIcon />
        {copy.actions.share}
      </button>
      <Link
        to="/viewings/ask/$listing"
        params={{ listing: listing._id }}
        rel="nofollow"
        className={`in-data-own:hidden ${actionClass}`}
      >
        <PinIcon />
        {copy.actions.see}
      </Link>
      <Link to="/report" search={{ listing: listing._id }} rel="nofollow" className={actionClass}>
        <FlagIcon />
        {copy.actions.report}
      </Link>
    </div>
  )
}

/** Where the device cannot share, the link is copied. */
async function shareLink(title: string, url: string): Promise<void> {
  const isPhone = matchMedia('(pointer: coarse)').matches
  if (isPhone && 'share' in navigator) {
    await navigator.share({ title, url }).catch(() => undefined)
    return
  }
  try {
    await navigator.clipboard.writeText(url)
    toast.success(copy.actions.copied)
  } catch {
    toast.error(copy.actions.notCopied)
  }
}

const actionClass = buttonClass({ variant: 'ghost', size: 'sm' })

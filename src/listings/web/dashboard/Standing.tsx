import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import type { Listing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'

type Standing = keyof typeof copy.status

const tones: Record<Standing, BadgeTone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'success',
  off: 'neutral',
  rejected: 'danger',
  suspended: 'danger',
}

export function StandingBadge({ listing }: { listing: Listing }) {
  const standing = shownStatusOf(listing)
  return (
    <Badge tone={tones[standing]} className="shadow-soft">
      {copy.status[standing]}
    </Badge>
  )
}

export function StandingNotice({ listing, title }: { listing: Listing; title: string }) {
  const { _id: id, rejectionReason: reason } = listing
  switch (shownStatusOf(listing)) {
    case 'draft':
      return (
        <div className="mt-auto flex flex-wrap items-center justify-between gap-3 pt-3">
          <p className="text-ink-soft text-sm">{copy.draftWords}</p>
          <Link
            to="/listings/create"
            search={{ id }}
            className={buttonClass({ variant: 'secondary', size: 'sm' })}
          >
            {copy.continue}
            <span className="sr-only">: {title}</span>
          </Link>
        </div>
      )
    case 'pending':
      return <p className={`${noticeClass} bg-warning-soft`}>{copy.pendingWords}</p>
    case 'rejected':
      return (
        <div className={`${noticeClass} bg-danger-soft`}>
          <p className="wrap-anywhere font-semibold">
            {reason ? copy.rejectedReason(reason) : copy.status.rejected}
          </p>
          <p className="mt-0.5">{copy.rejectedWords}</p>
          <Link to="/listings/edit/$id" params={{ id }} className="tall-link">
            {copy.fix}
            <span className="sr-only">: {title}</span>
          </Link>
        </div>
      )
    case 'suspended':
      return (
        <p className={`${noticeClass} wrap-anywhere bg-danger-soft`}>
          {reason ? copy.suspendedReason(reason) : copy.suspendedWords}
        </p>
      )
    default:
      return null
  }
}

const noticeClass = 'mt-2 rounded-field px-3 py-2 text-sm'

function shownStatusOf({ status, available }: Listing): Standing {
  if (status === null) return 'draft'
  return status === 'approved' && !available ? 'off' : status
}

import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { MessageIcon } from '#design/ui/icons/MessageIcons.tsx'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import type { PublicListing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { FactsList } from './FactsList.tsx'

const words = copy.details

export function HostCard({ listing }: { listing: PublicListing }) {
  const { _id: id, host, facts, status } = listing
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-card border border-hairline bg-surface p-5">
      <Avatar name={host.firstName} src={host.profilePicture} size="lg" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-display font-semibold text-lg leading-tight">
          {words.letBy(host.firstName)}
          {host.idVerified && (
            <Badge tone="success" icon={<CheckIcon />} className="font-sans">
              {words.idVerified}
            </Badge>
          )}
        </p>
        <p className="text-ink-soft">{words.hostSince(monthText(host.memberSince.slice(0, 7)))}</p>
        {host.hostKind && <p className="text-ink-soft">{words.hostKinds[host.hostKind]}</p>}
        <p className="mt-2 text-ink-soft text-sm">{words.hostSafety}</p>
        {status === 'approved' && (
          <Link
            to="/messages/ask/$listingId"
            params={{ listingId: id }}
            rel="nofollow"
            className={`mt-4 in-data-own:hidden ${buttonClass({ variant: 'secondary' })}`}
          >
            <MessageIcon />
            {words.ask}
          </Link>
        )}
      </div>
      {facts && <FactsList facts={facts} />}
      <a href={`/partner/${host._id}`} className="text-link touch-target text-sm">
        {words.hostPage(host.firstName)}
      </a>
    </div>
  )
}

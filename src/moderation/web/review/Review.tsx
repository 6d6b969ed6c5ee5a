import { Link } from '@tanstack/react-router'
import { phoneText } from '#accounts/rules/phone.ts'
import { placeZoom } from '#design/map/drawing/map-types.ts'
import { MapView } from '#design/map/MapView.tsx'
import { EmailText } from '#design/ui/base/EmailText.tsx'
import { StarIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { monthText } from '#design/ui/pickers/calendar-text.ts'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { namesDoor } from '#listings/rules/place/names-door.ts'
import { mask } from '#messages/rules/masking/masking.ts'
import type { ReviewedListing } from '../../rules/wire.ts'
import { Age, isWaiting } from '../Age.tsx'
import { copy as consoleCopy } from '../copy.ts'
import { StatusBadge } from '../StatusBadge.tsx'
import { Changes } from './Changes.tsx'
import { copy } from './copy.ts'
import { DecisionBar } from './DecisionBar.tsx'
import { ReviewedPictures } from './ReviewedPictures.tsx'
import { ReviewedReadings } from './ReviewedReadings.tsx'
import { ReviewFacts } from './ReviewFacts.tsx'

interface ReviewProps {
  listing: ReviewedListing
  onDecided?: () => void
}

export function Review({ listing, onDecided }: ReviewProps) {
  return (
    <article className="grid grid-cols-1 gap-7">
      <header className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <div className="min-w-0">
            <div className="mb-2 flex flex-wrap gap-2">
              <StatusBadge status={listing.status} />
              {isWaiting(listing) && listing.review === 'changed' && (
                <Badge tone="sky">{consoleCopy.listing.changed}</Badge>
              )}
              {listing.host.isSuspended && (
                <Badge tone="danger">{consoleCopy.listing.partnerSuspended}</Badge>
              )}
              {listing.featured && (
                <Badge tone="amber" icon={<StarIcon />}>
                  {consoleCopy.listing.featured}
                </Badge>
              )}
            </div>
            <h2 className="text-2xl [overflow-wrap:anywhere]">
              {listing.storageTitle || consoleCopy.listing.untitled}
            </h2>
            <p className="mt-1 text-ink-soft text-sm">
              {copy.version(listing.version)}
              {listing.approvedAt &&
                `, ${copy.approvedAt(formatMoment(new Date(listing.approvedAt)))}`}
            </p>
          </div>
          <Age listing={listing} className="w-44 max-w-full" />
        </div>
        <DecisionBar listing={listing} onDecided={onDecided} />
        {listing.rejectionReason && (
          <Alert tone="danger" title={copy.reasonGiven}>
            {listing.rejectionReason}
          </Alert>
        )}
      </header>
      <Changes listing={listing} />
      <ReviewedPictures listing={listing} />
      <section>
        <h3 className="mb-2 text-lg">{copy.description}</h3>
        <p className="max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">
          {listing.description || copy.unsaid}
        </p>
        {namesContact(listing) && <p className="mt-2 text-warning">{copy.contact}</p>}
      </section>
      <ReviewedReadings listing={listing} />
      <ExactPlace listing={listing} />
      <HostFacts listing={listing} />
      <ReviewFacts listing={listing} />
    </article>
  )
}

function namesContact({ storageTitle, description }: ReviewedListing): boolean {
  return mask(storageTitle).masked || mask(description).masked
}

function ExactPlace({ listing }: { listing: ReviewedListing }) {
  const { address, coordinates } = listing
  return (
    <section>
      <h3 className="text-lg">{copy.where}</h3>
      <p className="mt-1 font-semibold [overflow-wrap:anywhere]">
        {address || consoleCopy.listing.noAddress}
      </p>
      {address !== '' && !namesDoor(listing) && <p className="text-warning">{copy.noDoor}</p>}
      <p className="text-ink-soft text-sm">{copy.whereAbout}</p>
      {coordinates ? (
        <MapView
          label={copy.map(address)}
          pins={[{ ...coordinates, id: 'here', label: copy.where }]}
          zoom={placeZoom}
          className="mt-3 h-72 rounded-card border border-hairline"
        />
      ) : (
        <p className="mt-2 text-warning">{copy.notPlaced}</p>
      )}
    </section>
  )
}

function HostFacts({ listing: { _id, host } }: { listing: ReviewedListing }) {
  return (
    <section>
      <h3 className="mb-2 text-lg">{copy.host}</h3>
      <p className="font-semibold">
        {host.firstName} {host.lastName}
      </p>
      <p className="text-ink-soft">
        <a href={`mailto:${host.email}`} className="tall-link">
          <EmailText>{host.email}</EmailText>
        </a>
        {host.phone && `, ${phoneText(host.phone)}`}
      </p>
      {host.memberSince && (
        <p className="text-ink-soft text-sm">
          {copy.hostSince(monthText(host.memberSince.slice(0, 7)))}
        </p>
      )}
      <p className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
        <Link to="/admin/people/$id" params={{ id: host._id }} className="tall-link wrap-anywhere">
          {copy.person}
        </Link>
        <Link to="/admin/audit" search={{ subject: _id }} className="tall-link wrap-anywhere">
          {copy.history}
        </Link>
      </p>
    </section>
  )
}

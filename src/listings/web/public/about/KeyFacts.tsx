import type { ReactNode } from 'react'
import { ClockIcon } from '#design/ui/icons/StatusIcons.tsx'
import { DropIcon, KeyIcon, RulerIcon } from '#design/ui/icons/ThingIcons.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { isRecordCurrent } from '#listings/rules/readings/dry-record.ts'
import { sizeText, squareFeet, squareMetres } from '#listings/rules/space-size.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { RatingText } from '../../card/RatingText.tsx'
import { LayersIcon } from '../icons.tsx'
import type { ListingWords } from '../read-listing.ts'
import { copy } from './copy.ts'

interface KeyFactsProps {
  listing: PublicListing
  words: ListingWords
}

export function KeyFacts({ listing, words }: KeyFactsProps) {
  const size = listing.storageSize?.name
  const feet = size === undefined ? undefined : squareFeet(size)
  return (
    <div className="@container -mt-4 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <RatingText rating={listing.rating} createdAt={listing.createdAt} className="text-base" />
        {listing.dryRecord && isRecordCurrent(listing.dryRecord, serverNow()) && (
          <a href="#dry-record" className="touch-target">
            <Badge tone="sky" icon={<DropIcon />}>
              {copy.facts.dryRecord(listing.dryRecord.percent, listing.dryRecord.readOn)}
            </Badge>
          </a>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-px @max-[16rem]:grid-cols-1 overflow-hidden rounded-card border border-hairline bg-hairline xl:grid-cols-4">
        <Fact icon={<RulerIcon />} name={copy.facts.size}>
          {size ? sizeText(size) : copy.facts.ask}
          {feet !== undefined && (
            <span className="font-normal text-ink-soft"> ({squareMetres(feet)} m²)</span>
          )}
        </Fact>
        <Fact icon={<LayersIcon />} name={copy.facts.floor}>
          {words.floor ?? copy.facts.ask}
        </Fact>
        <Fact icon={<ClockIcon />} name={copy.facts.access}>
          {words.accessPeriod ?? copy.facts.ask}
        </Fact>
        <Fact icon={<KeyIcon />} name={copy.facts.entry}>
          {words.accessType ?? copy.facts.ask}
        </Fact>
      </dl>
    </div>
  )
}

interface FactProps {
  icon: ReactNode
  name: string
  children: ReactNode
}

function Fact({ icon, name, children }: FactProps) {
  return (
    <div className="bg-surface p-edge">
      <dt className="flex items-start gap-1.5 text-ink-soft text-sm">
        <span className="mt-0.5 text-green">{icon}</span>
        {name}
      </dt>
      <dd className="mt-1 font-semibold leading-snug">{children}</dd>
    </div>
  )
}

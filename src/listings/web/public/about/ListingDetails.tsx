import type { ReactNode } from 'react'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { VanIcon } from '#design/ui/icons/SearchIcons.tsx'
import { BoxIcon } from '#design/ui/icons/ThingIcons.tsx'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import type { PublicListing } from '#listings/rules/wire.ts'
import { FeatureIcon } from '../../FeatureIcon.tsx'
import { DryRecordPart } from '../../readings/DryRecordPart.tsx'
import type { ListingWords, ReadListing } from '../read-listing.ts'
import { copy } from './copy.ts'
import { HostCard } from './HostCard.tsx'
import { RateTable } from './RateTable.tsx'

interface ListingDetailsProps {
  listing: PublicListing
  words: ListingWords
  readings: ReadListing['readings']
}

const words = copy.details

export function ListingDetails({ listing, words: listingWords, readings }: ListingDetailsProps) {
  return (
    <div className="@container grid grid-cols-1 gap-9">
      {listing.description && (
        <Part heading={words.about}>
          <p className="max-w-measure whitespace-pre-line text-lg leading-relaxed [overflow-wrap:anywhere]">
            {listing.description}
          </p>
        </Part>
      )}
      {listingWords.features.length > 0 && (
        <Part heading={words.features}>
          <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
            {listingWords.features.map(feature => (
              <Feature key={feature.label} {...feature} />
            ))}
          </ul>
        </Part>
      )}
      {readings.length > 0 && (
        <Part heading={words.dryRecord} id="dry-record">
          <DryRecordPart listingId={listing._id} readings={readings} />
        </Part>
      )}
      <Part heading={words.services}>
        <Services listing={listing} vehicle={listingWords.vehicle} />
      </Part>
      <Part heading={words.rates}>
        <RateTable listing={listing} />
      </Part>
      <Part heading={words.terms}>
        <Terms listing={listing} listingWords={listingWords} />
      </Part>
      <Part heading={words.host}>
        <HostCard listing={listing} />
      </Part>
    </div>
  )
}

interface PartProps {
  heading: string
  id?: string
  children: ReactNode
}

function Part({ heading, id, children }: PartProps) {
  return (
    <section id={id} className="scroll-mt-24">
      <h2 className="mb-4 text-xl">{heading}</h2>
      {children}
    </section>
  )
}

function Feature({ label, image }: { label: string; image: string | null }) {
  return (
    <li className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-field bg-kraft-soft text-xl">
        {image ? <FeatureIcon src={image} /> : <CheckIcon />}
      </span>
      {label}
    </li>
  )
}

function Services({ listing, vehicle }: { listing: PublicListing; vehicle: string | null }) {
  const { packingPrice } = usePolicy()
  const { delivery, packing, costPerKm, deliveryRadiusKm } = listing
  if (!delivery && !packing) return <p className="text-ink-soft">{words.noServices}</p>
  return (
    <ul className="grid gap-4 sm:grid-cols-2">
      {delivery && (
        <Service icon={<VanIcon />} name={words.delivery}>
          {costPerKm
            ? words.deliveryAbout(formatPence(penceFromPounds(costPerKm)))
            : words.deliveryFree}{' '}
          {deliveryRadiusKm !== null && words.deliveryWithin(deliveryRadiusKm)}{' '}
          {vehicle && words.vehicle(vehicle)}
        </Service>
      )}
      {packing && (
        <Service icon={<BoxIcon />} name={words.packing}>
          {words.packingAbout(packingPrice > 0 ? formatPence(packingPrice) : null)}
        </Service>
      )}
    </ul>
  )
}

function Service({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <li className="flex gap-3 rounded-card border border-hairline bg-surface p-4">
      <span className="text-2xl text-green">{icon}</span>
      <div>
        <h3 className="text-base">{name}</h3>
        <p className="mt-1 text-ink-soft text-sm">{children}</p>
      </div>
    </li>
  )
}

function Terms({ listing, listingWords }: { listing: PublicListing; listingWords: ListingWords }) {
  return (
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Term name={words.shortest}>{listingWords.shortestRental.label ?? copy.facts.ask}</Term>
      {listing.rolling && <Term name={words.untilNotice}>{words.untilNoticeAbout}</Term>}
      {listing.monthlyRate !== null && <Term name={words.inParts}>{words.inPartsAbout}</Term>}
      <Term name={words.notice}>{listingWords.notice.label ?? copy.facts.ask}</Term>
      <Term name={words.parking}>
        {listing.packingPermit ? words.parkingPermit : words.noParkingPermit}
      </Term>
      <Term name={words.exactAddress}>{words.exactAddressAbout}</Term>
    </dl>
  )
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="border-hairline border-t pt-3">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

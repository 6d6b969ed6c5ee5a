import { copy as bookingCopy } from '#bookings/web/copy.ts'
import type { ConfigurationList } from '#foundation/rules/configuration.ts'
import { formatPence, penceFromPounds } from '#foundation/rules/money.ts'
import { sizeText } from '#listings/rules/space-size.ts'
import { useChoices } from '#listings/web/queries.ts'
import type { ReviewedListing } from '../../rules/wire.ts'
import { copy } from './copy.ts'

const names = copy.names
/** Instead of the labels that address the renter. */
const entryWords = bookingCopy.detail.howFor.operator ?? {}

export function ReviewFacts({ listing }: { listing: ReviewedListing }) {
  const types = useLabels('storage-type')
  const floors = useLabels('storage-floor')
  const features = useLabels('storage-features')
  const services = useLabels('services')
  const periods = useLabels('storage-access-period')
  const entries = useLabels('storage-access-type')
  const shortest = useLabels('booking-period')
  const notices = useLabels('notice-period')
  const facts: [string, string][] = [
    [names.type, types(listing.storageType)],
    [names.floor, floors(listing.storageFloor)],
    [names.size, listing.storageSize ? sizeText(listing.storageSize.name) : ''],
    [names.count, String(listing.storageNumber)],
    [names.monthly, money(listing.monthlyRate)],
    [names.hourly, money(listing.hourlyRate)],
    [names.features, listing.storageFeatures.map(features).join(', ')],
    [names.services, listing.services.map(services).join(', ')],
    [names.perKm, money(listing.costPerKm)],
    [names.access, periods(listing.storageAccessPeriod)],
    [
      names.entry,
      entryWords[listing.storageAccessType ?? ''] ?? entries(listing.storageAccessType),
    ],
    [names.notes, listing.accessNotes ?? ''],
    [names.shortest, shortest(listing.bookingDuration)],
    [names.notice, notices(listing.bookingNotice)],
    [names.parking, yesNo(listing.packingPermit)],
    [names.instructions, listing.packingInstruction],
    [names.available, yesNo(listing.available)],
    [names.autoApprove, yesNo(listing.autoApprove)],
    [names.consent, yesNo(listing.consent)],
  ]
  return (
    <section>
      <h3 className="mb-3 text-lg">{copy.facts}</h3>
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(18rem,100%),1fr))] gap-x-6">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 border-hairline border-t py-2 text-sm">
            <dt className="w-36 max-w-full text-ink-soft">{name}</dt>
            <dd className="min-w-0 flex-1 basis-24 whitespace-pre-line [overflow-wrap:anywhere]">
              {value || copy.unsaid}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function useLabels(list: ConfigurationList) {
  const choices = useChoices(list)
  return (value: string | null) =>
    choices.find(item => item.value === value)?.label ?? value ?? copy.unsaid
}

function money(pounds: number | null): string {
  return pounds === null ? '' : formatPence(penceFromPounds(pounds))
}

function yesNo(is: boolean): string {
  return is ? copy.yes : copy.no
}

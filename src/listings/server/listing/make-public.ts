import type { Pence } from '#foundation/rules/money.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import type { Keys } from '#foundation/server/keys.ts'
import { publicAddress } from '#listings/rules/place/public-address.ts'
import { movedPin } from '#listings/rules/place/public-point.ts'
import { priceFrom } from '#listings/rules/price-from.ts'
import { shownRating } from '#listings/rules/rating.ts'
import type { ListingCard } from '#listings/rules/wire.ts'
import { dryRecordOf } from './dry-record-of.ts'
import { answersOf } from './listing-answers.ts'
import type { ListingMediaRow } from './listing-media-table.ts'
import type { ListingDraft, WholeListing } from './listings-table.ts'
import { ownMedia } from './own-media.ts'

/** Raise it when cards are made differently: a job then makes the stored ones again. */
const cardFormat = 5
export const cardMaker = ({ version }: Policy) => `${cardFormat}/${version}`

/** Computed at every write, so that reading needs no computing. */
export function withPublicSide(
  row: ListingDraft,
  media: readonly ListingMediaRow[],
  { keys, policy }: { keys: Pick<Keys, 'mac'>; policy: Policy },
): WholeListing {
  const point = publicPoint(row, keys)
  const place = publicAddress({
    address: row.address,
    formattedAddress: { street: row.street, area: row.area },
  })
  return {
    ...row,
    public_lat: point?.lat ?? null,
    public_lng: point?.lng ?? null,
    search_text: place.searchText,
    card: card(row, media, policy, {
      address: place.address,
      formattedAddress: { street: place.street, area: place.area },
      coordinates: point,
    }),
    card_made_by: cardMaker(policy),
  }
}

function publicPoint({ id, lat, lng }: ListingDraft, keys: Pick<Keys, 'mac'>) {
  if (lat === null || lng === null) return null
  const digest = keys.mac('public point', id)
  const share = (offset: number) => digest.readUIntBE(offset, 6) / 2 ** 48
  return movedPin({ lat, lng }, share(0), share(6))
}

/** Field by field, so that a private field added later cannot become public. */
function card(
  row: ListingDraft,
  media: readonly ListingMediaRow[],
  policy: Policy,
  place: Pick<ListingCard, 'address' | 'formattedAddress' | 'coordinates'>,
): ListingCard {
  const answers = answersOf(row)
  const shown = ownMedia(row.image, media)
  return {
    _id: row.id,
    media: shown.map(item => item.url),
    mediaItems: shown,
    ...place,
    storageTitle: row.storage_title,
    status: row.state === 'draft' ? null : row.state,
    available: row.available,
    autoApprove: row.auto_approve,
    rolling: row.rolling,
    storageSize: answers.storageSize,
    storageNumber: row.storage_number,
    storageType: row.storage_type,
    storageFloor: row.storage_floor,
    storageFeatures: row.storage_features,
    storageAccessPeriod: row.storage_access_period,
    storageAccessType: row.storage_access_type,
    bookingDuration: row.booking_duration,
    bookingNotice: row.booking_notice,
    packingPermit: row.packing_permit,
    services: row.services,
    delivery: row.services.includes('delivery'),
    packing: row.services.includes('packing'),
    vehicleType: row.vehicle_type,
    costPerKm: answers.costPerKm,
    deliveryRadiusKm: row.delivery_radius_km,
    monthlyRate: answers.monthlyRate,
    hourlyRate: answers.hourlyRate,
    createdAt: row.created_at.toISOString(),
    ...dryRecordOf(row),
    rating: shownRating({ count: row.rating_count, sum: row.rating_sum }),
    priceFrom: priceFrom(
      {
        monthly: row.monthly_rate_pence as Pence | null,
        hourly: row.hourly_rate_pence as Pence | null,
      },
      policy,
    ),
  }
}

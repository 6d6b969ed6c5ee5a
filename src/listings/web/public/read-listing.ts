import type { ConfigurationItem, ConfigurationList } from '#foundation/rules/configuration.ts'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { api } from '#foundation/web/api/api.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { Reading } from '#listings/rules/readings/wire.ts'
import type { PublicListing, ShownCard } from '#listings/rules/wire.ts'
import type { ShownReading } from '../readings/DryRecordPart.tsx'

/** Only the labels that this listing needs: the lists themselves are long. */
export interface ListingWords {
  type: string | null
  floor: string | null
  features: readonly { label: string; image: string | null }[]
  accessPeriod: string | null
  accessType: string | null
  shortestRental: LengthChoice
  notice: LengthChoice
  vehicle: string | null
}

export interface LengthChoice {
  label: string | null
  hours: number
  months: number
}

/** Shown to browsers without JavaScript, where the review tab cannot open. */
export interface FirstReview {
  _id: string
  rating: number | null
  text: string
  createdAt: string
  by: { firstName: string }
  response: { text: string } | null
}

export interface ReadListing {
  listing: PublicListing
  words: ListingWords
  similar: readonly ShownCard[]
  reviews: readonly FirstReview[]
  readings: readonly ShownReading[]
}

export type ReadSpace = Pick<ReadListing, 'listing' | 'words'>

/** Undefined when there is none or the reader may not see it. */
export async function readListing(
  id: string,
  signal?: AbortSignal,
): Promise<ReadListing | undefined> {
  const similar = readSimilar(id, signal)
  const reviews = readFirstReviews(id, signal)
  const listing = await findListing(id, signal)
  if (!listing) return undefined
  const [words, readings] = await Promise.all([wordsOf(listing), readReadings(listing)])
  return {
    ...{ listing, words, readings },
    similar: await similar,
    reviews: await reviews,
  }
}

/** For pages that show the space without what stands beside it. */
export async function readSpace(id: string, signal?: AbortSignal): Promise<ReadSpace | undefined> {
  const listing = await findListing(id, signal)
  return listing && { listing, words: await wordsOf(listing) }
}

function findListing(id: string, signal?: AbortSignal): Promise<PublicListing | undefined> {
  return api
    .get<PublicListing>(`/users/listings/${encodeURIComponent(id)}`, { signal })
    .catch(error => {
      if (isApiFailure(error, 'not_found')) return undefined
      throw error
    })
}

/** A failure here must not fail the page. */
function readSimilar(id: string, signal?: AbortSignal): Promise<readonly ShownCard[]> {
  const path = `/users/listings/${encodeURIComponent(id)}/similar`
  return api.get<ShownCard[]>(path, { signal }).catch(() => [])
}

/** Only the server needs these: a browser that runs JavaScript can open the tab. */
async function readFirstReviews(id: string, signal?: AbortSignal): Promise<readonly FirstReview[]> {
  if (typeof window !== 'undefined') return []
  const path = `/users/listings/${encodeURIComponent(id)}/reviews?limit=10`
  const reviews = await api.get<FirstReview[]>(path, { signal }).catch(() => [])
  return reviews.map(({ _id, rating, text, createdAt, by, response }) => ({
    ...{ _id, rating, text, createdAt, by },
    response: response && { text: response.text },
  }))
}

/** Most spaces have none, and then nothing is asked. */
async function readReadings({ _id, dryRecord }: PublicListing): Promise<readonly ShownReading[]> {
  if (!dryRecord) return []
  const path = `/users/listings/${encodeURIComponent(_id)}/readings?limit=12`
  const readings = await api.get<Reading[]>(path).catch(() => [])
  return readings.map(({ _id: _, picture: { url, widths }, ...reading }) => ({
    ...reading,
    small: widths[0] === undefined ? url : url.replace('.jpg', `-${widths[0]}.jpg`),
    large: url,
  }))
}

async function wordsOf(listing: PublicListing): Promise<ListingWords> {
  const find = async (list: ConfigurationList, value: string | null) =>
    value === null ? undefined : (await choices(list)).find(item => item.value === value)
  const [type, floor, period, access, shortest, notice, vehicle, features] = await Promise.all([
    find('storage-type', listing.storageType),
    find('storage-floor', listing.storageFloor),
    find('storage-access-period', listing.storageAccessPeriod),
    find('storage-access-type', listing.storageAccessType),
    find('booking-period', listing.bookingDuration),
    find('notice-period', listing.bookingNotice),
    find('vehicle-type', listing.vehicleType),
    Promise.all(listing.storageFeatures.map(value => find('storage-features', value))),
  ])
  return {
    type: type?.label ?? null,
    floor: floor?.label ?? null,
    features: features.flatMap(item =>
      item ? [{ label: item.label, image: item.image ?? null }] : [],
    ),
    accessPeriod: period?.label ?? null,
    accessType: access?.label ?? null,
    shortestRental: lengthOf(shortest),
    notice: lengthOf(notice),
    vehicle: vehicle?.label ?? null,
  }
}

function lengthOf(item: ConfigurationItem | undefined): LengthChoice {
  return { label: item?.label ?? null, hours: item?.hours ?? 0, months: item?.months ?? 0 }
}

const freshForMs = minuteMs
const known = new Map<string, { items: Promise<ConfigurationItem[]>; until: number }>()

/** The lists rarely change, so they are read at most once a minute. */
function choices(list: ConfigurationList): Promise<ConfigurationItem[]> {
  const before = known.get(list)
  if (before && before.until > Date.now()) return before.items
  const items = api.get<ConfigurationItem[]>(`/configurations/${list}`)
  known.set(list, { items, until: Date.now() + freshForMs })
  items.catch(() => known.delete(list))
  return items
}

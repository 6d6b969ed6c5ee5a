import { readFile } from 'node:fs/promises'
import { demoEmails, demoPassword } from '#accounts/rules/demo-people.ts'
import { createUser } from '#accounts/server/account/create-user.ts'
import { findUserByEmail } from '#accounts/server/account/users-table.ts'
import { hashPassword } from '#accounts/server/proofs/password-hash.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { newMediaKey } from '#foundation/server/media/stores/media-name.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { ListingForm } from '#listings/rules/wire.ts'
import { changeListing } from '#listings/server/editing/change-listing.ts'
import { createListing } from '#listings/server/editing/create-listing.ts'
import { toggleAvailability } from '#listings/server/editing/toggle-availability.ts'
import { attachMedia } from '#listings/server/media/attach-media.ts'
import { decideListing } from '#listings/server/review/decide-listing.ts'
import { hosts, partnerEmail } from './people.ts'
import { personContext } from './person-context.ts'
import { loadDemoReadings } from './readings.ts'
import { type SpaceToLet, spacesToLet } from './spaces-to-let.ts'

interface Picture {
  width: number
  height: number
  widths: number[]
  placeholder: string
}

type Fate = 'approved' | 'off' | 'pending' | 'rejected' | 'draft' | 'changed'

/** Most spaces are live; a few show the other states of a listing. */
const otherFates: Record<number, Fate> = {
  5: 'pending',
  12: 'off',
  18: 'rejected',
  23: 'draft',
  29: 'pending',
  34: 'changed',
  41: 'off',
  47: 'pending',
  55: 'draft',
}
/** With a dry record of a year, so it has been let for longer than that. */
const withRecord = 0
const featured = new Set([0, 20, 56])

const folder = new URL('pictures/', import.meta.url)

const noHooks = { commitments: [], gone: [], moved: [] }

/** Fills the demo through the same verbs that hosts and operators use, over the last months. */
export async function loadDemoListings(services: Services): Promise<void> {
  const hostIds = await createHosts(services)
  const operator = await findUserByEmail(services.db, demoEmails.operator)
  if (!operator) return
  const pictures: Record<string, Picture> = JSON.parse(
    await readFile(new URL('pictures.json', folder), 'utf8'),
  )
  for (const [index, space] of spacesToLet.entries()) {
    const hostId = hostIds[index % hostIds.length] ?? operator.id
    const fate = otherFates[index] ?? 'approved'
    const started = after(services.clock.now(), -startedBefore(index, fate))
    const host = personContext(services, hostId, 'partner', started)
    const { _id } = await createListing(host, formOf(space, index))
    for (const name of space.pictures) {
      const picture = pictures[name]
      if (picture) await attachMedia(host, _id, await keepPicture(host, name, picture))
    }
    if (fate === 'draft') continue
    await changeListing(host, noHooks, _id, { completed: true })
    if (fate === 'pending') continue
    const decided = personContext(services, operator.id, 'admin', after(started, 3 * hourMs))
    if (fate === 'rejected') {
      const reason = 'The pictures show another room than the words describe.'
      await decideListing(decided, _id, { status: 'rejected', reason }, noHooks)
      continue
    }
    const decision = { status: 'approved', featured: featured.has(index) } as const
    await decideListing(decided, _id, decision, noHooks)
    const lately = { ...host, now: after(services.clock.now(), -5 * hourMs) }
    if (index === withRecord) {
      await loadDemoReadings(services, { listingId: _id, hostId }, async percent => {
        const picture = pictures[`meter-${percent}`]
        if (!picture) throw new Error('Every reading of the demo has a picture')
        return keepPicture(host, `meter-${percent}`, picture)
      })
    }
    if (fate === 'off') await toggleAvailability(lately, _id)
    if (fate === 'changed') {
      const title = `${space.title}, newly painted`
      await changeListing(lately, noHooks, _id, { storageTitle: title })
    }
  }
}

/** Those waiting for review came in yesterday and today; the others over half a year. */
function startedBefore(index: number, fate: Fate): number {
  if (fate === 'pending') return (4 + (index % 5) * 6) * hourMs
  if (index === withRecord) return 390 * dayMs
  return 2 * dayMs + (((index * 37) % 64) * 2.8 + 1) * dayMs
}

async function createHosts(services: Services): Promise<string[]> {
  const passwordHash = await hashPassword(demoPassword)
  const ids: string[] = []
  const partner = await findUserByEmail(services.db, partnerEmail)
  if (partner) ids.push(partner.id)
  for (const { months, ...person } of hosts) {
    const since = after(services.clock.now(), -months * 30 * dayMs)
    const ctx = { ...systemContext(services, newId(since)), now: since }
    const role = 'partner'
    const user = await createUser(services.db, ctx, {
      ...person,
      passwordHash,
      role,
      isVerified: true,
    })
    if (user) ids.push(user.id)
  }
  return ids
}

async function keepPicture(ctx: Context, name: string, picture: Picture) {
  const key = newMediaKey()
  let bytes = 0
  for (const width of picture.widths) {
    for (const ending of ['jpg', 'webp', 'avif']) {
      const file = await readFile(new URL(`${name}-${width}.${ending}`, folder))
      await ctx.media.put(`${key}-${width}.${ending}`, file)
      if (width === picture.width && ending === 'jpg') await ctx.media.put(`${key}.jpg`, file)
      bytes += file.length
    }
  }
  return { key, ending: 'jpg', ...picture, bytes } as const
}

const floors: Record<string, string> = {
  loft: 'second',
  basement: 'basement',
  spareRoom: 'first',
}
const featureSets = [
  ['dry', 'lighting', 'drive-up'],
  ['dry', 'cctv', 'gated', 'lighting'],
  ['dry', 'alarm', 'electricity'],
  ['lighting', 'step-free', 'shelving'],
  ['dry', 'climate-control', 'smoke-alarm', 'lift'],
]
const access = [
  ['any-time', 'keypad'],
  ['daytime', 'host-present'],
  ['evenings', 'own-key'],
  ['weekdays', 'reception'],
  ['by-appointment', 'key-safe'],
] as const
const waysIn: Partial<Record<string, string>> = {
  keypad: 'The keypad is left of the door. The code is 4826, then the green key.',
  'key-safe': 'The key safe is behind the drainpipe. The code is 7310; please put the key back.',
}
const closings = [
  'Please label your boxes; I keep a list of what is where.',
  'Write to me first if you need something larger and I will measure it for you.',
  'I am usually in and glad to lend a hand at the door.',
  'No food, paint or petrol, please. Everything else is welcome.',
]

function formOf(space: SpaceToLet, index: number): ListingForm {
  const [period, entry] = access[index % access.length] ?? access[0]
  const delivers = index % 3 === 0 || (space.town === 'Leeds' && index % 2 === 0)
  const packs = index % 4 === 1
  return {
    address: `${space.street}, ${space.area}, ${space.town}, ${space.postcode}`,
    formattedAddress: { street: space.street, area: `${space.area}, ${space.town}` },
    coordinates: { lat: space.lat, lng: space.lng },
    storageType: space.type,
    storageFloor: floors[space.type] ?? 'ground',
    storageFeatures: featureSets[index % featureSets.length] ?? ['dry'],
    services: [...(delivers ? ['delivery'] : []), ...(packs ? ['packing'] : [])],
    ...(delivers && {
      vehicleType: index % 2 ? 'medium-van' : 'small-van',
      costPerKm: 0.8 + (index % 5) * 0.2,
      deliveryRadiusKm: 15 + (index % 4) * 10,
    }),
    ...(packs && { packagingSize: 'medium', costPerSize: 4 }),
    storageSize: { name: space.size },
    storageNumber: space.units,
    storageTitle: space.title,
    description: `${space.words}\n\n${closings[index % closings.length]}`,
    storageAccessPeriod: period,
    storageAccessType: entry,
    packingPermit: index % 6 === 2,
    packingInstruction: index % 6 === 2 ? 'There is a visitor permit behind the door.' : '',
    accessNotes: waysIn[entry] ?? '',
    bookingDuration: ['1-hour', '1-day', '1-week', '1-month'][index % 4] ?? '1-day',
    bookingNotice: ['none', '4-hours', '1-day'][index % 3] ?? 'none',
    monthlyRate: space.monthly,
    hourlyRate: space.hourly,
    consent: true,
    autoApprove: index % 5 === 0,
    rolling: space.units > 2,
  }
}

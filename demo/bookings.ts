import { demoPassword } from '#accounts/rules/demo-people.ts'
import { createUser } from '#accounts/server/account/create-user.ts'
import { hashPassword } from '#accounts/server/proofs/password-hash.ts'
import { answerBooking } from '#bookings/server/deciding/answer-booking.ts'
import { cancelBooking } from '#bookings/server/deciding/cancel-booking.ts'
import { requestBooking } from '#bookings/server/deciding/request-booking.ts'
import { busyTimes } from '#bookings/server/reading/busy-times.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { readOwnListings } from '#listings/server/editing/read-own-listings.ts'
import { askToCollect, type GoodsLeft } from './goods.ts'
import { passTime, payOrDecline, setUpPayouts } from './money.ts'
import {
  aoife,
  bethan,
  callum,
  deborah,
  grace,
  idOf,
  partnerEmail,
  renters,
  rowan,
  tomasz,
  yusuf,
} from './people.ts'
import { personContext } from './person-context.ts'

type Happening = 'approve' | 'deny' | 'pay' | 'payOnce' | 'decline' | 'cancel'

interface Story {
  host: string
  /** Which of the host's live listings. Bookings by the hour go to the one let by the hour. */
  space: number
  renter: string
  daysAgo: number
  /**
   * By the month, counted from the month after the request; or by the hour, from so many hours on.
   */
  months?: number
  /** Without an end, in a space that is let that way. */
  rolling?: true
  /** By the month, and paid for month by month. */
  instalments?: true
  hours?: [from: number, long: number]
  /** What happened to it later, some hours apart. */
  deeds: readonly Happening[]
}

const hoursBetweenDeeds = 2

/** Every state of a booking, for the partner's side and for the renter's. */
// biome-ignore format: a table is read by its rows
const stories: readonly (Story | GoodsLeft)[] = [
  ...monthsThatWereReviewed(),
  { host: partnerEmail, space: 2, renter: yusuf, daysAgo: 160, months: 2, deeds: ['approve', 'pay'] },
  { host: partnerEmail, space: 0, renter: grace, daysAgo: 110, rolling: true, deeds: ['approve', 'payOnce'] },
  { host: partnerEmail, space: 0, renter: rowan, daysAgo: 95, rolling: true, deeds: ['approve', 'pay'] },
  { host: partnerEmail, space: 2, renter: rowan, daysAgo: 75, months: 6, instalments: true, deeds: ['approve', 'pay'] },
  { host: aoife, space: 0, renter: rowan, daysAgo: 40, months: 4, deeds: ['approve', 'pay'] },
  { host: partnerEmail, renter: grace, daysAgo: 21, goods: 'Two wardrobes, a sewing machine and nine boxes marked “Grace”' },
  { host: deborah, space: 0, renter: rowan, daysAgo: 20, months: 1, deeds: ['approve'] },
  { host: partnerEmail, space: 0, renter: yusuf, daysAgo: 12, months: 1, deeds: ['deny'] },
  { host: partnerEmail, space: 1, renter: rowan, daysAgo: 9, months: 2, deeds: ['approve', 'pay', 'cancel'] },
  { host: partnerEmail, space: 3, renter: bethan, daysAgo: 5, months: 12, deeds: [] },
  { host: partnerEmail, space: 1, renter: bethan, daysAgo: 4, months: 6, deeds: ['approve', 'pay'] },
  { host: callum, space: 0, renter: rowan, daysAgo: 0.6, months: 1, deeds: [] },
  { host: partnerEmail, space: 0, renter: tomasz, daysAgo: 0.5, hours: [60, 4], deeds: ['decline'] },
  { host: partnerEmail, space: 0, renter: rowan, daysAgo: 0.4, hours: [28, 6], deeds: ['pay'] },
  { host: partnerEmail, space: 3, renter: rowan, daysAgo: 0.3, months: 4, deeds: ['approve'] },
  { host: partnerEmail, space: 0, renter: tomasz, daysAgo: 0.2, months: 3, deeds: [] },
  { host: partnerEmail, space: 0, renter: rowan, daysAgo: 0.1, months: 2, deeds: [] },
]

/** One month after another, each by another renter, so that there is something to review. */
function monthsThatWereReviewed(): Story[] {
  const reviewers = [tomasz, bethan, yusuf, rowan]
  const spaces = [
    { host: aoife, space: 0 },
    { host: aoife, space: 1 },
    { host: callum, space: 0 },
    { host: partnerEmail, space: 1 },
  ]
  return [291, 260, 229, 198].flatMap((daysAgo, month) =>
    spaces.map(
      (one, at): Story => ({
        ...one,
        renter: reviewers[(month + at) % reviewers.length] ?? rowan,
        daysAgo: daysAgo - at / 10,
        months: 1,
        deeds: ['approve', 'pay'],
      }),
    ),
  )
}

/** Hosts whose payouts arrive; the others still have to say where to. */
const paidHosts = [
  [partnerEmail, 'Priya Shah'],
  [aoife, 'Aoife Brennan'],
  [callum, 'Callum Fraser'],
] as const

/** Fills the demo with bookings, made by the usual verbs at the times when they happened. */
export async function loadDemoBookings(services: Services): Promise<void> {
  await createRenters(services)
  const now = services.clock.now()
  let reached = after(now, -300 * dayMs)
  for (const [email, legalName] of paidHosts) {
    const host = personContext(services, await idOf(services, email), 'partner', reached)
    await setUpPayouts(services, host, legalName)
  }
  for (const story of stories) {
    const asked = after(now, -story.daysAgo * dayMs)
    await passTime(services, reached, asked)
    reached = await ('goods' in story
      ? askToCollect(services, story, asked)
      : playStory(services, story, asked))
  }
  await passTime(services, reached, now)
}

/** Returns the time of the last event. */
async function playStory(services: Services, story: Story, asked: Date): Promise<Date> {
  const hostId = await idOf(services, story.host)
  const renterId = await idOf(services, story.renter)
  const at = (hoursLater: number) => after(asked, hoursLater * hourMs)
  const asHost = (now: Date) => personContext(services, hostId, 'partner', now)
  const asRenter = (now: Date) => personContext(services, renterId, 'customer', now)
  const { listings } = await readOwnListings(asHost(asked), busyTimes, { page: 1, limit: 50 })
  const live = listings.filter(({ status, available }) => status === 'approved' && available)
  const isByTheHour = (one: Listing) => one.autoApprove && one.bookingDuration === '1-hour'
  const inThatWay = live.filter(one =>
    story.rolling ? one.rolling : isByTheHour(one) === (story.hours !== undefined),
  )
  const listing = inThatWay[story.hours ? 0 : story.space]
  if (!listing) return asked
  const { _id } = await requestBooking(asRenter(asked), wish(listing, story, asked))
  const doing: Record<Happening, (now: Date) => Promise<unknown>> = {
    approve: now => answerBooking(asHost(now), _id, { approvalStatus: 'approved' }),
    deny: now =>
      answerBooking(asHost(now), _id, {
        approvalStatus: 'disapproved',
        reason: 'I am having the roof mended that month. Please ask again after it.',
      }),
    pay: now => payOrDecline(services, asRenter(now), _id, 'success'),
    payOnce: now => payOrDecline(services, asRenter(now), _id, 'declinesLater'),
    decline: now => payOrDecline(services, asRenter(now), _id, 'declined'),
    cancel: now => cancelBooking(asRenter(now), _id),
  }
  for (const [index, happening] of story.deeds.entries()) {
    await doing[happening](at((index + 1) * hoursBetweenDeeds))
  }
  return at(story.deeds.length * hoursBetweenDeeds)
}

function wish({ _id }: Listing, { months, hours, rolling, instalments }: Story, asked: Date) {
  const next = inLondon(asked).toPlainDate().toPlainYearMonth().add({ months: 1 })
  const byMonth = {
    type: 'monthly' as const,
    startDate: next.toString(),
    endDate: next.add({ months: (months ?? 1) - 1 }).toString(),
    instalments,
  }
  const fullHour = new Date(Math.ceil(asked.getTime() / hourMs) * hourMs)
  const byHour = ([from, long]: [number, number]) => ({
    type: 'hourly' as const,
    startDate: after(fullHour, from * hourMs).toISOString(),
    endDate: after(fullHour, (from + long) * hourMs).toISOString(),
  })
  const untilNotice = { type: byMonth.type, startDate: byMonth.startDate, rolling: true }
  const term = hours ? byHour(hours) : rolling ? untilNotice : byMonth
  return { storageListing: _id, moving: false, packing: false, ...term }
}

async function createRenters(services: Services): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const since = after(services.clock.now(), -310 * dayMs)
  const ctx = { ...systemContext(services, newId(since)), now: since }
  for (const person of renters) {
    const role = 'customer'
    await createUser(services.db, ctx, { ...person, passwordHash, role, isVerified: true })
  }
}

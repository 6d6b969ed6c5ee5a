import type { Person } from '#accounts/server/account/find-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { distanceText } from '#foundation/rules/place/distance.ts'
import { formatDay, formatDeadline } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import type { MoveEvent } from '#moving/rules/move-states.ts'
import { windowText } from '#moving/rules/window-text.ts'
import type { DriverRow } from '../drivers/drivers-table.ts'
import type { MoveGiven } from './lock-with-booking.ts'
import type { MoveRow } from './moves-table.ts'

interface Occasion {
  move: MoveRow
  given: MoveGiven | undefined
  host: Person
  renter: Person
  title: string
  vehicle: string | null
  driver: DriverRow | undefined
  /** The driver who had the move before it was given to another. */
  formerDriver: DriverRow | undefined
  daySheetUrl: string | null
  site: string
}

/** What happens to a move, and what comes from time passing. */
export type MoveNews = MoveEvent | 'reminder'

/** Drivers have no account, only an email address. */
type Addressed = { to: Person; letter: Letter } | { driver: DriverRow; letter: Letter }

/** For each event, the letter to each person. The action to take comes first. */
const writers: Record<MoveNews, (on: Occasion) => Addressed[]> = {
  request: on => [
    toHost(
      on,
      `Plan the move of ${on.renter.firstName}`,
      `${on.renter.firstName} has paid for moving. Please choose a driver and a time; the proposed one is below.`,
      'Choose a driver',
    ),
  ],
  assign: on => [
    toRenter(
      on,
      `${on.move.driver_name} collects your things on ${when(on)}`,
      `${on.host.firstName} has planned your move. Please have everything packed and somebody at the door.`,
    ),
    ...toDrivers(on),
  ],
  resume: on => [
    toRenter(
      on,
      `${on.move.driver_name} brings your things on ${when(on)}`,
      `${on.host.firstName} has planned the rest of your move. Your things were collected before, so nobody needs to be at the door. If you have any of them back, please tell ${on.host.firstName}.`,
    ),
    ...toDrivers(on),
  ],
  collect: on => [
    toRenter(
      on,
      'Your things are on the van',
      `${on.move.driver_name} has collected them and is on the way to ${on.title}.`,
    ),
  ],
  deliver: on => (on.given?.isCancelled ? givenBack(on) : delivered(on)),
  fail: on => [
    toRenter(
      on,
      'Your move could not be finished',
      on.given?.bookingRuns
        ? `${reason(on)}${on.host.firstName} will be in touch to find another time.`
        : `${reason(on)}Your booking does not go on, so please agree with ${on.host.firstName} when and where you get back what was collected.`,
    ),
    on.given?.bookingRuns
      ? toHost(
          on,
          `The move of ${on.renter.firstName} could not be finished`,
          `${reason(on)}Please agree on another time with ${on.renter.firstName} and plan it anew.`,
          'Plan it anew',
        )
      : toHost(
          on,
          `The move of ${on.renter.firstName} could not be finished`,
          `${reason(on)}The booking does not go on, so please agree with ${on.renter.firstName} when and where you give back what was collected.`,
          'See the booking',
        ),
  ],
  callOff: on => [...notMade(on), ...(on.driver ? [noLongerNeeded(on, on.driver)] : [])],
  reminder: on => [
    toHost(
      on,
      `Nobody drives the move of ${on.renter.firstName} yet`,
      `${on.renter.firstName} has paid for moving, and the proposed time begins within a day. Please choose a driver and a time.`,
      'Choose a driver',
    ),
  ],
}

export function moveLetters(event: MoveNews, occasion: Occasion) {
  const letters = writers[event](occasion)
  return {
    people: letters.flatMap(one => ('to' in one ? [one] : [])),
    drivers: letters.flatMap(one =>
      'driver' in one ? [{ to: one.driver, letter: one.letter }] : [],
    ),
  }
}

function delivered(on: Occasion): Addressed[] {
  return [
    toRenter(
      on,
      'Your things have arrived',
      `${on.move.driver_name} has put them into ${on.title}.${on.move.delivered_photo ? ' A photograph is on your booking page.' : ''}`,
    ),
    toHost(
      on,
      `The move of ${on.renter.firstName} is done`,
      `${on.move.driver_name} has delivered everything to ${on.title}.`,
      'See the booking',
    ),
  ]
}

/** The booking was cancelled while the things were on the van. */
function givenBack(on: Occasion): Addressed[] {
  return [
    toRenter(
      on,
      'Your things are marked as given back',
      `Your booking was cancelled while they were on the van. If you do not have them, please tell ${on.host.firstName}, or write to us.`,
    ),
    toHost(
      on,
      `The things of ${on.renter.firstName} are marked as given back`,
      'The booking was cancelled while they were on the van. You need do nothing more about the move.',
      'See the booking',
    ),
  ]
}

/** Only if it was still due: of what was cancelled before that, both know already. */
function notMade(on: Occasion): Addressed[] {
  const { given, host, renter } = on
  if (!given || (given.isCancelled && given.overAt < on.move.ends_at)) return []
  const until = given.disputeUntil && formatDeadline(given.disputeUntil)
  const moneyBack = given.isCancelled
    ? 'What you get back of your payment is on the page of the booking.'
    : `Please agree with ${host.firstName} about what you paid for the move.`
  const byDispute = until
    ? ` If you cannot agree about it, open a dispute on the page of the booking by ${until}.`
    : ''
  const mayDispute = until
    ? ` Until ${until} a dispute about the money can be opened on the page of the booking.`
    : ''
  return [
    toRenter(
      on,
      'No collection was recorded for your move',
      `Your booking is over, and nobody has collected your things. ${moneyBack}${byDispute}`,
    ),
    toHost(
      on,
      `No collection was recorded for the move of ${renter.firstName}`,
      `The booking is over, and nobody has recorded that the things were collected. We have told ${renter.firstName}.${mayDispute}`,
      'See the booking',
    ),
  ]
}

function toHost(on: Occasion, subject: string, words: string, label: string): Addressed {
  const url = `${on.site}/bookings/${on.move.booking_id}`
  return { to: on.host, letter: letter(on, subject, words, { label, url }) }
}

function toRenter(on: Occasion, subject: string, words: string): Addressed {
  const page = bookingPage(on.renter.role, on.move.booking_id)
  const action = { label: 'See your move', url: `${on.site}${page}` }
  return { to: on.renter, letter: letter(on, subject, words, action) }
}

function toDrivers(on: Occasion): Addressed[] {
  return [
    ...(on.driver ? [toDriver(on, on.driver)] : []),
    ...(on.formerDriver ? [noLongerNeeded(on, on.formerDriver)] : []),
  ]
}

function toDriver(on: Occasion, driver: DriverRow): Addressed {
  const collected = on.move.collected_at
    ? ` The things were collected before: please ask ${on.host.firstName} where they are.`
    : ''
  const words = `Hello ${driver.first_name}, ${on.host.firstName} has given you a move.${collected} The link below opens your stops of that day; you need no account. It closes the morning after.`
  const action = on.daySheetUrl
    ? { label: `Your stops on ${formatDay(on.move.starts_at)}`, url: on.daySheetUrl }
    : undefined
  return {
    driver,
    letter: letter(on, `A move for you on ${when(on)}`, words, action),
  }
}

function noLongerNeeded(on: Occasion, driver: DriverRow): Addressed {
  const words = `Hello ${driver.first_name}, the move from ${on.move.pickup_address} is no longer yours. ${
    on.move.collected_at
      ? `Please agree with ${on.host.firstName} how the things that you collected are handed over.`
      : 'You need do nothing.'
  }`
  return { driver, letter: letter(on, 'A move was taken off your list', words) }
}

function letter(
  { move, title, vehicle }: Occasion,
  subject: string,
  words: string,
  action?: Letter['action'],
): Letter {
  return plainLetter(subject, [words], {
    facts: [
      { label: 'Space', value: title },
      { label: 'When', value: `${formatDay(move.starts_at)}, ${windowText(move.starts_at)}` },
      { label: 'From', value: `${move.pickup_address}, ${distanceText(move.distance_km)} away` },
      ...(move.driver_name ? [{ label: 'Driver', value: move.driver_name }] : []),
      ...(vehicle ? [{ label: 'Vehicle', value: vehicleWords(vehicle, move) }] : []),
    ],
    ...(action ? { action } : {}),
    footnote: 'All times are UK time.',
  })
}

function vehicleWords(vehicle: string, { driver_vehicle: plate }: MoveRow): string {
  return plate ? `${vehicle}, ${plate}` : vehicle
}

function when({ move }: Occasion): string {
  return `${formatDay(move.starts_at)}, ${windowText(move.starts_at)}`
}

function reason({ move: { reason: words } }: Occasion): string {
  if (!words) return ''
  return /[.!?]$/.test(words) ? `${words} ` : `${words}. `
}

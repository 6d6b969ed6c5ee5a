import type { Person } from '#accounts/server/account/find-person.ts'
import { daysToCollect } from '#bookings/rules/days-to-collect.ts'
import { beginsAt, noticeBefore, rentAt } from '#bookings/rules/price/later-rent.ts'
import { refundUntil } from '#bookings/rules/price/refund.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { inLondon } from '#foundation/rules/time/london-time.ts'
import { after, formatDay, formatDeadline } from '#foundation/rules/time/time.ts'
import { type Bookable, takesBookings } from '#listings/server/for-bookings/find-bookable.ts'
import type { BookingRow } from './bookings-table.ts'
import { coolingOffOfBooking, isCancelledInside, isPastRefund, leftOf } from './facts-of-booking.ts'

export interface Occasion {
  booking: BookingRow
  host: Person
  renter: Person
  listing: Bookable
  site: string
  /** The link with which the partner answers from the mail. */
  answerUrl?: string | false
}

/** The letter cannot promise other spaces, because nobody has looked for any yet. */
export const othersWords =
  'If other spaces nearby are free at no higher price, the page of your booking shows them, and you can ask for one there.'

/** A request that was not approved held no time. */
export function nothingToDoWords({ booking }: Occasion): string {
  return booking.approved_at
    ? 'The time is free again, and you need do nothing.'
    : 'You need do nothing.'
}

export function deadline({ booking }: Occasion): string {
  return formatDeadline(booking.expires_at ?? booking.starts_at)
}

export function termOf({ booking }: Pick<Occasion, 'booking'>) {
  return { type: booking.type, period: { start: booking.starts_at, end: booking.ends_at } }
}

/** The fee may take up all that was paid. */
export function cancellingWords(on: Occasion): string {
  const { booking } = on
  if (leftOf(booking) <= booking.policy.cancellationFee) {
    return 'The cancellation fee takes up what you paid, so by our terms nothing is refunded if you cancel.'
  }
  const until = refundUntil(termOf(on).period, booking.policy)
  if (booking.paid_at !== null && booking.paid_at > until) {
    return `Refunds less the fee were possible until ${formatDeadline(until)}, so by our terms nothing is refunded if you cancel.`
  }
  return `You may cancel for a refund less the fee until ${formatDeadline(until)}.`
}

/** Only where the partner is a trader. Sent when the renter has paid. */
export function thinkAgainWords({ booking }: Occasion): string[] {
  const coolingOff = coolingOffOfBooking(booking)
  if (!coolingOff) return []
  const until = formatDeadline(coolingOff.until)
  const used = coolingOff.startAsked ? ', and pay only for the hours that you used' : ''
  return [
    `The partner lets space as a business, so you may change your mind until ${until}, or until the end of a shorter booking, without a fee${used}. You can cancel on the page of the booking.`,
  ]
}

export function releaseWords({ booking, host }: Occasion): string {
  if (host.isSuspended) return 'Your share is on hold for as long as your account is suspended.'
  const { payoutDelayHours: hours } = booking.policy
  const isInParts = booking.type === 'monthly' && booking.time > 1
  return isInParts
    ? `Your share is released month by month, the first part ${hours} hours after the start.`
    : `Your share is released ${hours} hours after the start.`
}

function laterPriceOf({ policy, later_rents }: BookingRow) {
  const latest = later_rents.at(-1)
  if (!latest) throw new Error('No later price was told')
  const { total } = rentAt(latest.rate, policy)
  const lastDay = formatDay(after(noticeBefore(latest.from), -1))
  return { sum: formatPence(total), first: formatDay(beginsAt(latest.from)), lastDay }
}

export function laterPriceLine(booking: BookingRow): string {
  const { sum, first, lastDay } = laterPriceOf(booking)
  return `The rent is ${sum} a month with tax from ${first} on. To leave before that, notice is given by ${lastDay}.`
}

export function laterPriceWords({ booking, host, listing }: Occasion) {
  const { sum, first, lastDay } = laterPriceOf(booking)
  return {
    subject: `The rent for ${listing.title} is ${sum} a month from ${first}`,
    paragraphs: [
      `${host.firstName} has set a later price: ${sum} a month with tax from ${first} on. Until then everything stays as it is, and if you agree you need do nothing.`,
      `If you would rather leave before it begins, give notice by ${lastDay} on the page of the booking.`,
    ],
  }
}

/** Who gave notice, as one of the two sides reads it. */
export function noticeWords(
  { booking: { notice_by: by }, host, renter }: Occasion,
  reader: 'renter' | 'host',
): string {
  if (by === reader)
    return 'You have given notice. You may take it back on the page of the booking as long as the space is free after the last day. Once rent for only part of the last month has been asked for, the notice can no longer be taken back.'
  if (by === 'operator') return 'We have given notice.'
  return `${(by === 'renter' ? renter : host).firstName} has given notice.`
}

/** What stands once notice is taken back, as one of the two sides reads it. */
export function takenBackWords(on: Occasion, reader: 'renter' | 'host'): string[] {
  if (on.booking.notice_by === null) {
    return [
      'The notice has been taken back. Everything goes on as before, until somebody gives notice again.',
    ]
  }
  return [
    'The last notice has been taken back, and the one from before stands again.',
    `${noticeWords(on, reader)} ${rentUntilWords(on)}`,
  ]
}

/** What a renter can do who would rather not leave at the end. Others may have booked what follows. */
export function stayLongerWords({ booking, listing }: Occasion): string {
  const isOffered = takesBookings(listing)
  if (booking.type === 'hourly') {
    return isOffered ? 'To stay longer, book the hours that follow while they are free.' : ''
  }
  if (booking.notice_by !== null) {
    const isTheirs = booking.notice_by === 'renter'
    return isTheirs
      ? 'If you would rather stay, take your notice back on the booking page while the space is free.'
      : ''
  }
  if (booking.extended_by === null) {
    return isOffered && !booking.disputed && booking.arrears_at === null
      ? 'To stay longer, extend the booking on its page while the space is free.'
      : ''
  }
  return 'You have asked for the months that follow. They are yours once they are approved and paid for.'
}

/** What the partner of a booking that ends may do with the space. */
export function letAgainWords({ booking, renter }: Occasion): string {
  const isAsked = booking.notice_by === null && booking.extended_by !== null
  return isAsked
    ? `${renter.firstName} has asked for the months that follow. Unless they are approved and paid for, the space is yours to let again from then.`
    : 'The space is yours to let again from then.'
}

/** Nobody books a space that is switched off. */
export function freeFromThenWords({ listing }: Occasion): string {
  return takesBookings(listing)
    ? 'The space can be booked by others from then.'
    : 'The space is free from then.'
}

/** What stops while the partner is suspended, and what may become of the booking. */
export function suspendedWords({ booking }: Occasion): string {
  const rent = booking.rolling || booking.instalments ? ', and no rent is taken' : ''
  const back = booking.rolling
    ? 'ends and you get back what you paid for days that have not begun'
    : 'you get everything back'
  return `We pay nothing on to them meanwhile${rent}. We decide whether your booking can go on, or ${back}, and write to you.`
}

/** What becomes of notice that was given because rent is owed, as one of the two sides reads it. */
export function fallsOncePaidWords(
  { booking, renter }: Occasion,
  reader: 'renter' | 'host',
): string[] {
  if (!booking.notice_in_arrears) return []
  const payer = reader === 'renter' ? 'you pay' : `${renter.firstName} pays`
  const { before_ends_at: end } = booking
  if (end) {
    return [
      `If ${payer} what is owed before that, this notice no longer counts and the notice from before stands again, with ${formatDay(after(end, -1))} as the last day. It does not if the space is no longer free until then, or if rent for only part of the last month has been asked for.`,
    ]
  }
  return [
    `If ${payer} what is owed before that, the notice no longer counts and the booking goes on. It does not if the space is no longer free after its end, or if rent for only part of the last month has been asked for.`,
  ]
}

/** A month that was asked for keeps its price, even if the booking ends within it. */
export function rentUntilWords({ booking }: Occasion): string {
  const isWithinMonth = inLondon(booking.ends_at).day !== 1
  const asked = isWithinMonth ? ' A month that we have asked for already stays as it is.' : ''
  return `Rent is taken until that day and not after it.${asked}`
}

/** Rent that waited while the partner was suspended. */
export function rentAgainWords({ booking }: Occasion): string[] {
  const isByMonth = booking.stage === 'paid' && (booking.rolling || booking.instalments)
  return isByMonth
    ? ['Rent is taken again. If some waited meanwhile, it is taken within a day.']
    : []
}

function isForDaysAhead({ booking }: Occasion): boolean {
  const { cancelled_at: at, cancelled_by: by } = booking
  return by === 'operator' && at !== null && isPastRefund(booking, at)
}

export function wordsForHostOfCancelled(on: Occasion): string {
  const { renter, booking } = on
  if (!isForDaysAhead(on)) {
    const { lost_to_bank: lost } = booking
    const before = lost > 0 ? ` The bank has given back ${formatPence(lost)} of it already.` : ''
    return `${renter.firstName} gets everything back, without a fee.${before}`
  }
  return booking.refund
    ? `${renter.firstName} gets ${formatPence(booking.refund)} back for days that had not begun.`
    : `${renter.firstName} has paid for no day that had not begun, so nothing is given back.`
}

/** For whoever may still have things in the space or on the van, and for its partner. */
export function collectWords(on: Occasion, reader: 'renter' | 'host'): string[] {
  if (!isCancelledInside(on.booking)) return []
  const { host, renter, booking } = on
  if (booking.collected_at) return giveBackWords(on, reader)
  if (reader === 'host') {
    return [
      `If things of ${renter.firstName} are still in the space, please agree when they are collected.`,
    ]
  }
  return [
    renter.isSuspended
      ? 'If your things are still in the space, please write to us about when you collect them.'
      : `If your things are still in the space, please agree with ${host.firstName} when you collect them. ${wayInWords}`,
  ]
}

const wayInWords = `The address stays on your booking page, and how to get in for ${daysToCollect} days.`

/** Bookings know that the van has collected, and not whether it has arrived. */
function giveBackWords({ host, renter }: Occasion, reader: 'renter' | 'host'): string[] {
  if (reader === 'host') {
    return [
      `The van has collected things of ${renter.firstName}. If they are still on it or in the space, they must be given back: please agree with ${renter.firstName} when and where, and tell the driver.`,
    ]
  }
  const withWhom = renter.isSuspended
    ? 'please write to us about'
    : `please agree with ${host.firstName}`
  return [
    `The van has collected your things. If they are still on it or in the space, they must be given back: ${withWhom} when and where. ${wayInWords}`,
  ]
}

export function refundWords(on: Occasion): string {
  const { booking } = on
  const { refund, refund_fee: fee, given_back: before, lost_to_bank: lost } = booking
  if (isForDaysAhead(on)) {
    return refund
      ? `You get ${formatPence(refund)} back: what you paid for days that had not begun. It takes banks up to ten days.`
      : 'You had paid for no day that had not begun, so there is nothing to give back.'
  }
  const left = leftOf(booking)
  if (!refund) {
    if (lost > 0 && left === 0) {
      return 'There is no refund from us: what you paid has gone back to you already.'
    }
    return fee
      ? 'There is no refund this time: the fee takes up what was left of your payment.'
      : 'There is no refund this time.'
  }
  const isPartUsed = refund + (fee ?? 0) < left
  const had = [
    ...(fee ? [`the ${formatPence(fee)} fee`] : []),
    ...(isPartUsed ? ['the time you used'] : []),
    ...(before > 0 ? [`the ${formatPence(before)} you had back before`] : []),
    ...(lost > 0 ? [`the ${formatPence(lost)} your bank gave you`] : []),
  ]
  const less =
    fee || isPartUsed || lost > 0 ? `, which is what you paid less ${had.join(' and ')}` : ''
  return `You get ${formatPence(refund)} back${less}. It takes banks up to ten days.`
}

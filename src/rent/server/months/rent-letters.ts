import type { Person } from '#accounts/server/account/find-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { endInArrears } from '#bookings/rules/term/notice.ts'
import type { BookingMoney } from '#bookings/server/for-payments/find-booking-money.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import { faultWords, monthWords, wantsAuthentication } from '#rent/rules/month-words.ts'
import type { RentWords } from '#rent/rules/rent-life.ts'
import type { RentMonthRow } from './rent-months-table.ts'

export interface Occasion {
  month: RentMonthRow
  booking: BookingMoney
  host: Person
  renter: Person
  space: string
  site: string
  now: Date
}

export type Letters = { to: Person; letter: Letter }[]

export const rentLetters: Record<RentWords['letter'], (on: Occasion) => Letters> = {
  paid: on => [
    toRenter(
      on,
      `Rent for ${monthOf(on)} is paid`,
      [`We took ${amountOf(on)} for ${on.space}. You need do nothing.`],
      'See the receipt',
    ),
  ],
  failed: on => [
    on.renter.isSuspended ? failedWhileSuspended(on) : failedToRenter(on),
    toHost(on, `Rent for ${monthOf(on)} has not come yet`, [
      `${amountOf(on)} of ${on.renter.firstName} for ${on.space} could not be taken. We have told them.`,
      againWords(on),
    ]),
  ],
}

function failedToRenter(on: Occasion) {
  const how = wantsAuthentication(on.month.fault)
    ? 'Please pay it on the page of the booking, where your bank can ask you.'
    : 'Please pay it on the page of the booking, or change the card there.'
  const words = [notTaken(on), how, againWords(on)]
  return toRenter(on, failedSubject(on), words, `Pay ${amountOf(on)}`)
}

/** The page where it is paid is closed to them. */
function failedWhileSuspended(on: Occasion) {
  const words = [
    notTaken(on),
    'Your account is suspended, so you cannot pay it yourself now. We try again once it is not suspended any more, and you do not fall behind meanwhile.',
    'To pay it before, please write to us.',
  ]
  const url = `${on.site}/support`
  return { to: on.renter, letter: letter(on, url, failedSubject(on), words, 'Write to us') }
}

function failedSubject(on: Occasion): string {
  return `We could not take the rent for ${monthOf(on)}`
}

function notTaken(on: Occasion): string {
  return `${amountOf(on)} for ${on.space} could not be taken: ${faultWords(on.month.fault)}.`
}

export const arrearsLetters = {
  arrears: (on: Occasion): Letters => [
    toRenter(
      on,
      `You owe rent for ${on.space}`,
      [
        `We asked for ${amountOf(on)} for ${monthOf(on)} four times, and it is not paid.`,
        `Until it is, you cannot book another space, or pay for one that you have asked for${mayEnd(on) ? ', and the partner may end this one with 14 days’ notice' : ''}.`,
      ],
      `Pay ${amountOf(on)}`,
    ),
    toHost(on, `${on.renter.firstName} owes rent for ${on.space}`, [
      `${amountOf(on)} for ${monthOf(on)} was asked for four times and is not paid. Nothing is paid out to you for that month until it is.`,
      ...(mayEnd(on) ? ['You may end the booking with 14 days’ notice on its page.'] : []),
    ]),
  ],
  caughtUp: (on: Occasion): Letters => [
    toRenter(on, `Nothing is owed for ${on.space} any more`, [`Thank you. ${standingWords(on)}`]),
    toHost(on, `${on.renter.firstName} has paid what was owed`, [
      `Nothing is owed for ${on.space} any more. ${standingWords(on)}`,
    ]),
  ],
}

/** It has no end yet, or one that notice would bring nearer. */
function mayEnd({ booking: { period }, now }: Occasion): boolean {
  return endInArrears(now) < period.end
}

function standingWords({ booking: { period, noticeBy }, now }: Occasion): string {
  if (noticeBy === null && period.end > now) return 'The booking goes on as before.'
  const day = formatDay(after(period.end, -1))
  return period.end > now
    ? `Notice stands: the last day is ${day}. Whoever gave it may take it back on the page of the booking, as long as the space is free after the last day. Once rent for only part of the last month has been asked for, the notice can no longer be taken back.`
    : `The booking has ended: its last day was ${day}.`
}

function monthOf({ month }: Occasion): string {
  return monthWords(month.month)
}

function amountOf({ month }: Occasion): string {
  return formatPence(month.amount)
}

function againWords({ month, renter }: Occasion): string {
  if (month.next_try_at && renter.isSuspended) {
    return 'Their account is suspended, so they cannot pay it themselves. We try again once it is not.'
  }
  return month.next_try_at
    ? `We try again on ${formatDay(month.next_try_at)}.`
    : 'We do not try again by ourselves.'
}

function toRenter(on: Occasion, subject: string, paragraphs: string[], action = 'See the booking') {
  const url = `${on.site}${bookingPage(on.renter.role, on.booking.id)}`
  return { to: on.renter, letter: letter(on, url, subject, paragraphs, action) }
}

function toHost(on: Occasion, subject: string, paragraphs: string[], action = 'See the booking') {
  const url = `${on.site}/bookings/${on.booking.id}`
  return { to: on.host, letter: letter(on, url, subject, paragraphs, action) }
}

function letter(
  on: Occasion,
  url: string,
  subject: string,
  paragraphs: string[],
  label: string,
): Letter {
  return plainLetter(subject, paragraphs, {
    facts: [
      { label: 'Space', value: on.space },
      { label: 'Month', value: monthOf(on) },
      { label: 'Rent', value: amountOf(on) },
    ],
    action: { label, url },
    footnote: 'All times are UK time.',
  })
}

import type { Person } from '#accounts/server/account/find-person.ts'
import { bookingPage } from '#bookings/rules/booking-page.ts'
import { linksWorkHours } from '#bookings/rules/links-kept.ts'
import { formatPence } from '#foundation/rules/money.ts'
import { type Fact, type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import { firstPartOf } from './facts-of-booking.ts'
import { factsForHost, factsOf } from './letter-facts.ts'
import { deadline, type Occasion, othersWords } from './letter-words.ts'

export interface Addressed {
  to: Person
  letter: Letter
}

const timesWords = 'All times are UK time.'

export function toHost(
  on: Occasion,
  subject: string,
  paragraphs: string[],
  action = 'See the booking',
): Addressed {
  return {
    to: on.host,
    letter: letter(on, `/bookings/${on.booking.id}`, subject, paragraphs, action),
  }
}

export function withFacts({ to, letter }: Addressed, facts: readonly Fact[]): Addressed {
  return { to, letter: { ...letter, facts } }
}

/** Whoever answers from the mail may see no other page before that. */
export function asking(on: Occasion, subject: string, until: string, action: string): Addressed {
  const letter = toHost(on, subject, [until], action)
  return answerable(on, withFacts(letter, factsForHost(on)))
}

/** Nobody asked this partner, so it is here that they read what is wanted of them. */
export function approvedForHost(on: Occasion, subject: string, words: string): Addressed {
  return withFacts(toHost(on, subject, [words]), factsForHost(on))
}

/** The partner can answer from the mail. The page behind the link asks for confirmation. */
function answerable({ answerUrl }: Occasion, { to, letter }: Addressed): Addressed {
  if (!answerUrl) return { to, letter }
  const links = [
    { label: 'Approve', url: `${answerUrl}?answer=approve` },
    { label: 'Decline', url: `${answerUrl}?answer=decline` },
  ]
  const caution = `Approve and Decline work once, for ${linksWorkHours} hours and without logging in: please keep this mail to yourself.`
  const footnote = `${caution} ${timesWords}`
  return { to, letter: { ...letter, choices: links, footnote } }
}

export function toRenter(
  on: Occasion,
  subject: string,
  paragraphs: string[],
  action = 'See your booking',
): Addressed {
  const page = bookingPage(on.renter.role, on.booking.id)
  return {
    to: on.renter,
    letter: letter(on, page, subject, paragraphs, action),
  }
}

/** A booking that is paid month by month asks for its first month only. */
export function payLetter(on: Occasion, subject: string): Addressed {
  const sum = formatPence(firstPartOf(on.booking).amount)
  return toRenter(
    on,
    subject,
    [`Please pay ${sum} by ${deadline(on)}. Until then the space is kept for you.`],
    `Pay ${sum}`,
  )
}

export function refusal(on: Occasion, why: string): Addressed {
  return toRenter(on, `${on.listing.title} is not available to you this time`, [
    why,
    `Nothing was charged. ${othersWords}`,
  ])
}

function letter(
  on: Occasion,
  path: string,
  subject: string,
  paragraphs: string[],
  label: string,
): Letter {
  return plainLetter(subject, paragraphs, {
    facts: factsOf(on),
    action: { label, url: `${on.site}${path}` },
    footnote: timesWords,
  })
}

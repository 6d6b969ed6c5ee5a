import type { Person } from '#accounts/server/account/find-person.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import { type Bookable, takesBookings } from '#listings/server/for-bookings/find-bookable.ts'
import type { ViewingSide, ViewingWords } from '#viewings/rules/viewing-life.ts'
import { momentWords } from '#viewings/rules/viewing-words.ts'
import { placeOf, viewingCalendar } from './viewing-calendar.ts'
import type { ViewingRow } from './viewings-table.ts'

interface Occasion {
  viewing: ViewingRow
  host: Person
  renter: Person
  listing: Bookable
  site: string
  now: Date
}

interface Addressed {
  to: Person
  letter: Letter
  calendar?: string
}

type Writer = (on: Occasion) => Addressed[]

const nothingToDo = 'You need do nothing.'
const timesPassed = 'All the times that were proposed have passed.'

/** For each event, the letter to each side. */
const writers: Record<ViewingWords['letter'], Writer> = {
  asked: on => [
    toSide(
      on,
      'host',
      `${on.renter.firstName} would like to see ${on.listing.title}`,
      ['Pick one of the times, propose others, or deny the request.', ...proposals(on)],
      'Answer',
    ),
    toSide(on, 'renter', `You have asked to see ${on.listing.title}`, [
      `${on.host.firstName} picks one of your times or proposes others. We write to you.`,
      ...proposals(on),
    ]),
  ],
  offered: on => [
    toSide(
      on,
      'renter',
      `${on.host.firstName} proposes other times to see ${on.listing.title}`,
      ['Accept one of them if it suits you.', ...proposals(on)],
      'Answer',
    ),
  ],
  agreed: on => [
    withFile(on, 'renter', `You can see ${on.listing.title}`, [
      `${on.host.firstName} expects you on ${when(on)}.`,
      ...addressWords(on),
    ]),
    withFile(on, 'host', `${on.renter.firstName} comes to see ${on.listing.title}`, [
      `Please be there on ${when(on)}.`,
      'They see the exact address from 24 hours before.',
    ]),
  ],
  declined: on => [
    toSide(on, 'renter', `You cannot see ${on.listing.title} this time`, [
      whileLet(
        on,
        `${on.host.firstName} has denied your request.`,
        'You can still ask to book it.',
      ),
    ]),
  ],
  withdrawn: on => [
    toSide(on, 'host', `${on.renter.firstName} no longer asks to see ${on.listing.title}`, [
      nothingToDo,
    ]),
  ],
  cancelledByRenter: on => [
    withFile(on, 'host', `${on.renter.firstName} does not come to see ${on.listing.title}`, [
      `The viewing on ${when(on)} is cancelled. ${nothingToDo}`,
    ]),
  ],
  cancelledByHost: on => [
    withFile(on, 'renter', `Your viewing of ${on.listing.title} is cancelled`, [
      whileLet(
        on,
        `${on.host.firstName} cannot show it on ${when(on)}. Please do not go there.`,
        'You can ask for other times.',
      ),
    ]),
  ],
  expired: on => [
    toSide(on, 'renter', `No time was agreed to see ${on.listing.title}`, [
      whileLet(on, timesPassed, 'You can ask for others.'),
    ]),
    toSide(on, 'host', `No time was agreed to show ${on.listing.title}`, [
      whileLet(on, timesPassed, `${on.renter.firstName} can ask for others.`),
    ]),
  ],
  closed: on =>
    (['renter', 'host'] as const).map(side =>
      withFile(on, side, `The viewing of ${on.listing.title} does not take place`, [
        on.viewing.reason ?? 'It cannot take place.',
        ...(on.viewing.starts_at ? [`It was planned for ${when(on)}.`] : []),
        nothingToDo,
      ]),
    ),
  // The job may run late. A reminder after the start would be of no use.
  reminder: on =>
    on.viewing.starts_at && on.viewing.starts_at > on.now
      ? [
          withFile(on, 'renter', `Your viewing of ${on.listing.title} is soon`, [
            `${on.host.firstName} expects you on ${when(on)}.`,
            ...addressWords(on),
          ]),
          withFile(on, 'host', `${on.renter.firstName} soon comes to see ${on.listing.title}`, [
            `Please be there on ${when(on)}.`,
          ]),
        ]
      : [],
}

export function viewingLetters(news: ViewingWords['letter'], occasion: Occasion): Addressed[] {
  return writers[news](occasion)
}

/** A space that was switched off meanwhile can be neither booked nor seen. */
function whileLet({ listing }: Occasion, words: string, offer: string): string {
  return takesBookings(listing) ? `${words} ${offer}` : words
}

function when({ viewing }: Occasion): string {
  return viewing.starts_at ? momentWords(viewing.starts_at) : ''
}

function proposals({ viewing }: Occasion): string[] {
  return viewing.proposed.map(time => momentWords(time))
}

function addressWords(on: Occasion): string[] {
  const { isExact, address } = placeOf({ ...on, side: 'renter' })
  return isExact
    ? [`The address is ${address}.`]
    : ['The exact address is on the page of your viewings from 24 hours before.']
}

function withFile(
  on: Occasion,
  side: ViewingSide,
  subject: string,
  paragraphs: string[],
): Addressed {
  const calendar = viewingCalendar({ ...on, side })
  return { ...toSide(on, side, subject, paragraphs), ...(calendar && { calendar }) }
}

function toSide(
  on: Occasion,
  side: ViewingSide,
  subject: string,
  paragraphs: string[],
  label = 'See your viewings',
): Addressed {
  const { listing, site } = on
  const to = side === 'host' ? on.host : on.renter
  const isOtherSide = side === 'renter' && to.role === 'partner'
  const page = isOtherSide ? '/viewings?as=renter' : '/viewings'
  const letter = plainLetter(subject, paragraphs, {
    facts: [{ label: 'Space', value: listing.title }],
    action: { label, url: `${site}${page}` },
    footnote: 'All times are UK time.',
  })
  return { to, letter }
}

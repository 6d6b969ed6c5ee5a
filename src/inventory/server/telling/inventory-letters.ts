import type { Person } from '#accounts/server/account/find-person.ts'
import { formatMoment } from '#foundation/rules/time/time.ts'
import { type Letter, plainLetter } from '#foundation/server/mail/letter.ts'
import type { InventorySide } from '#inventory/rules/inventory-terms.ts'
import type { RecordKind, RecordWords } from '#inventory/rules/record-life.ts'
import type { RequestWords } from '#inventory/rules/request-life.ts'

interface Occasion {
  bookingId: string
  people: Readonly<Record<InventorySide, Person>>
  space: string
  site: string
  /** Such as "2 × Dining chair". */
  things: readonly string[]
}

interface RecordOccasion extends Occasion {
  kind: RecordKind
  /** Who does it now. */
  by: InventorySide
  /** Of the newest link, for the reader to keep outside of our hands. */
  hash: string
  words: string
}

interface RequestOccasion extends Occasion {
  words: string
  reply: string
  readyAt: Date | null
}

export interface Addressed {
  to: Person
  letter: Letter
}

const nouns: Record<RecordKind, string> = {
  handOver: 'a hand-over',
  return: 'a return',
  added: 'something new in the list of things',
  changed: 'a change in the list of things',
  removed: 'something taken off the list of things',
}

const recordSubjects: Record<RecordWords['letter'], (doer: string, what: string) => string> = {
  recorded: (doer, what) => `${doer} has recorded ${what}`,
  confirmed: (doer, what) => `${doer} has confirmed ${what}`,
  objected: (doer, what) => `${doer} objects to ${what}`,
  withdrawn: (doer, what) => `${doer} has taken back ${what}`,
}

const recordWords: Record<RecordWords['letter'], (on: RecordOccasion) => string | null> = {
  recorded: () => 'Please check whether it is right, then confirm it or say what is not.',
  confirmed: () => 'You both say the same now.',
  objected: ({ words }) => words && `They say: ${words}`,
  withdrawn: () => 'It no longer counts. You need do nothing.',
}

export function recordLetter(news: RecordWords['letter'], on: RecordOccasion): Addressed {
  const doer = on.people[on.by].firstName
  const to = on.people[on.by === 'renter' ? 'host' : 'renter']
  const subject = recordSubjects[news](doer, `${nouns[on.kind]} at ${on.space}`)
  const words = recordWords[news](on)
  return addressed(to, on, subject, [...(words ? [words] : []), ...thingsIn(on)], {
    label: news === 'recorded' ? 'Look and answer' : 'See your things',
    facts: [{ label: 'Hash', value: on.hash }],
  })
}

type Writer = (on: RequestOccasion) => [to: InventorySide, subject: string, words: string[]]

const requestWriters: Record<RequestWords['letter'], Writer> = {
  asked: on => [
    'host',
    `${on.people.renter.firstName} asks for things back from ${on.space}`,
    ['Please say when they are ready.', ...(on.words ? [`They write: ${on.words}`] : [])],
  ],
  dated: on => [
    'renter',
    `Your things at ${on.space} have a date`,
    [
      `${on.people.host.firstName} has them ready on ${on.readyAt ? formatMoment(on.readyAt) : ''}.`,
    ],
  ],
  done: on => [
    'renter',
    `${on.people.host.firstName} has given back what you asked for`,
    ['If that is not so, please write to them.'],
  ],
  denied: on => [
    'renter',
    `${on.people.host.firstName} cannot give back what you asked for`,
    on.reply ? [`They say: ${on.reply}`] : [],
  ],
  askedNoMore: on => [
    'host',
    `${on.people.renter.firstName} no longer asks for things back from ${on.space}`,
    ['You need do nothing.'],
  ],
}

export function requestLetter(news: RequestWords['letter'], on: RequestOccasion): Addressed {
  const [side, subject, words] = requestWriters[news](on)
  const label = news === 'asked' ? 'Answer' : 'See your things'
  return addressed(on.people[side], on, subject, [...words, ...thingsIn(on)], { label })
}

const namedAtMost = 5

function thingsIn({ things }: Occasion): string[] {
  const rest = things.length - namedAtMost
  return [...things.slice(0, namedAtMost), ...(rest > 0 ? [`and ${rest} more`] : [])]
}

function addressed(
  to: Person,
  { bookingId, space, site }: Occasion,
  subject: string,
  paragraphs: string[],
  { label, facts = [] }: { label: string; facts?: readonly { label: string; value: string }[] },
): Addressed {
  const letter = plainLetter(subject, paragraphs, {
    facts: [{ label: 'Space', value: space }, ...facts],
    action: { label, url: `${site}/inventory/${bookingId}` },
    footnote: 'All times are UK time.',
  })
  return { to, letter }
}

import { factsMonths, fewestForFacts, reliabilityOfNewcomers } from '../../rules/facts.ts'

const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** One has no middle. */
const whichTime = (answered: number) =>
  answered > 1
    ? `The middle one of ${answered} answers, in order of how long each took.`
    : `From ${counted(answered, 'answer')} so far.`

export const copy = {
  title: 'Your Facts',
  loading: 'Loading your facts',
  failed: 'We could not load your facts',
  about: `Renters read these figures beside your spaces. They are counted from your own bookings of the last ${factsMonths} months, and follow each of them at once. A request counts once you have answered it or its time has run out; one that its renter takes back before does not count, nor does one that we answered for you.`,
  tooFew: 'Nobody sees them yet',
  tooFewWhy: (requests: number) =>
    `They are shown from ${fewestForFacts} requests on, and you have had ${requests}. Until then you stand in lists as if you kept ${reliabilityOfNewcomers} of 100.`,
  none: 'None yet',
  publicPage: 'See your public page',
  figures: {
    time: {
      name: 'Time to answer',
      formula: (answered: number) =>
        `${whichTime(answered)} A space with auto approval answers at once.`,
      better: 'Better with: auto approval, or answers on the day the request comes.',
    },
    answers: {
      name: 'Requests answered',
      formula: (answered: number, requests: number) =>
        `${answered} answered in time, of ${counted(requests, 'request')}. A no is an answer too.`,
      better: 'Better with: a no in time rather than none, and closed days kept up to date.',
    },
    cancelling: {
      name: 'Paid bookings that you cancelled',
      formula: (cancelled: number, paid: number) =>
        `${cancelled === 0 ? 'None' : cancelled} cancelled by you, of ${counted(paid, 'paid booking')}.`,
      better: 'Better with: approving only what you can keep.',
    },
    reliable: {
      name: 'Reliability',
      formula: (kept: number, requests: number) =>
        `${kept} answered in time and not cancelled by you, of ${counted(requests, 'request')}. Among featured spaces, those of more reliable partners come first.`,
      better: 'Better with: both of the above.',
    },
  },
}

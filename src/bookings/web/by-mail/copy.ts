import type { LinkedRequest } from '#bookings/rules/answer-link.ts'
import { linksWorkHours } from '#bookings/rules/links-kept.ts'

export const copy = {
  title: 'Answer a request',
  approveQuestion: (renter: string) => `Approve the request of ${renter}?`,
  denyQuestion: (renter: string) => `Deny the request of ${renter}?`,
  space: 'Space',
  who: 'Who',
  when: 'When',
  earnings: 'What you earn',
  earningsFirst: 'What you earn for the first month',
  denyWords: (renter: string) =>
    `${renter} is told that you have denied the request. This cannot be undone.`,
  reason: 'Reason',
  reasonHelp: 'The renter reads this. Contact details in it are hidden.',
  taken: 'The space is taken for that time',
  takenWords: 'Another booking holds it, so this request can only be denied.',
  approve: 'Yes, approve',
  deny: 'Yes, deny',
  denyInstead: 'Deny instead',
  approveInstead: 'Approve instead',
  toRequest: 'See the request',
  toContact: 'Contact us',
  times: 'Times are UK time.',
  unknown: 'This link is not one of ours',
  unknownWords:
    'It may have been cut off by your mail program. The request waits among your bookings.',
  toBookings: 'Go to your bookings',
}

const stages: Record<LinkedRequest['stage'], string> = {
  pending: 'The request still waits for an answer.',
  approved: 'The request is approved, and the renter has been asked to pay.',
  paid: 'The request is approved, and the renter has paid.',
  disapproved: 'The request is denied.',
  cancelled: 'The booking is cancelled.',
  expired: 'The time to answer it has run out. Nothing was charged.',
}

const headings: Record<Exclude<LinkedRequest['state'], 'open'>, string> = {
  used: 'You have answered this request',
  answered: 'There is nothing left to answer',
  expired: 'This link has run out',
  suspended: 'Your account is suspended',
}

export function outcomeOf({ state, stage }: LinkedRequest): { heading: string; words: string } {
  if (state === 'open') throw new Error('An open link has no outcome yet')
  const heading = headings[state]
  if (state === 'suspended') {
    return { heading, words: 'Nothing can be answered until it is open again. Please contact us.' }
  }
  if (state !== 'expired') return { heading, words: stages[stage] }
  return {
    heading,
    words: `Links from the mail work for ${linksWorkHours} hours, and only in the mailbox of your account. ${stages[stage]} Log in to answer it.`,
  }
}

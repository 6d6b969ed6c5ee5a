import type { ReviewDeskStatus } from '#reviews/rules/wire.ts'

export const copy = {
  about:
    'Reviews that came many at once or between people who belong together wait here before anybody sees them, and so do those that somebody has reported.',
  show: 'Show',
  statuses: {
    held: 'Held back',
    reported: 'Reported',
    removed: 'Taken down',
  } satisfies Record<ReviewDeskStatus, string>,
  loading: 'Loading reviews',
  failed: 'We could not load the reviews',
  empty: {
    held: 'Nothing is held back',
    reported: 'Nothing is reported',
    removed: 'Nothing was taken down',
  } satisfies Record<ReviewDeskStatus, string>,
  count: (total: number) => (total === 1 ? '1 review' : `${total} reviews`),
  of: (author: string, subject: string) => `${author} about ${subject}`,
  stars: (stars: number) => `${stars} of 5 stars`,
  response: 'Answer',
  reports: 'Reported',
  removedBecause: 'Taken down',
  booking: 'See the booking',
  stand: 'Let it stand',
  remove: 'Take it down',
  removing: {
    title: 'Take this review down?',
    about:
      'Nobody sees it any more, and it counts no longer. Its writer reads your reason, and the other side too if it had been shown.',
    text: 'Reason',
    sent: 'The review is taken down',
  },
  removeAnswer: 'Take the answer down',
  removingAnswer: {
    title: 'Take the answer down?',
    about:
      'The review stays and counts as before. Both sides read your reason, and it cannot be answered again.',
    text: 'Reason',
    sent: 'The answer is taken down',
  },
  stands: 'The review stands',
}

import type { Takedown } from '../../rules/takedown-wire.ts'

export const copy = {
  about: 'What was taken down, when, why and after which report. The log cannot be changed.',
  download: 'Download as CSV',
  caption: 'What was taken down, newest first',
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  empty: 'Nothing has been taken down yet',
  failed: 'We could not load the log',
  loading: 'Loading the log',
  when: 'When',
  what: 'What',
  why: 'Why',
  case: 'Case',
  noCase: 'Without a report',
  kinds: {
    listing: 'Listing suspended',
    change: 'Change refused',
    reading: 'Humidity reading removed',
    review: 'Review taken down',
    answer: 'Answer to a review taken down',
    person: 'Person suspended',
  } satisfies Record<Takedown['what'], string>,
}

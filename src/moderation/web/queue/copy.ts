export const copy = {
  show: 'Show',
  filters: {
    queue: 'Waiting for us',
    changed: 'Changed since approval',
    pending: 'Pending',
    approved: 'Approved',
    rejected: 'Rejected',
    suspended: 'Suspended',
    draft: 'Drafts',
  },
  list: 'Listings, oldest first',
  count: (count: number) => (count === 1 ? '1 listing' : `${count} listings`),
  late: (count: number) =>
    count === 1 ? '1 has waited past the 24 hours' : `${count} have waited past the 24 hours`,
  new: 'New',
  by: (name: string) => `by ${name}`,
  empty: 'Nothing waits for you',
  emptyAbout: 'Every listing has been looked at. New ones appear here, the oldest first.',
  emptyOther: 'No listings stand like that.',
  noMatch: 'No listing on this page matches',
  noMatchAbout: (query: string) => `Nothing here has “${query}” in its title, address or partner.`,
  failed: 'We could not load the listings',
  loading: 'Loading the listings',
  choose: 'Choose a listing on the left to look at it.',

  failing: {
    title: (count: number) =>
      count === 1
        ? 'One thing that is due fails again and again'
        : `${count} things that are due fail again and again`,
    about: 'Each is tried again after a pause. The log of the program has their errors.',
    work: (name: string) => name.replaceAll('-', ' '),
    failed: (times: number, since: string) => `Failed ${times} times since ${since}`,
    next: (moment: string) => `Next try: ${moment}`,
  },
}

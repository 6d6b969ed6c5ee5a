export const copy = {
  found: (count: number) =>
    count === 1 ? '1 topic found' : count === 0 ? 'No topic found' : `${count} topics found`,
  nothing: {
    heading: 'Nothing found',
    words: 'Try fewer or other words, or ask us directly.',
    ask: 'Contact us',
  },
  contents: 'Topics',
  next: [
    {
      to: '/contact',
      label: 'Contact us',
      words: 'Write or call. Please have your booking at hand.',
    },
    { to: '/terms-of-use', label: 'Terms of use', words: 'The whole agreement, in plain words.' },
    { to: '/search', label: 'Find storage', words: 'See what is free near you.' },
  ],
}

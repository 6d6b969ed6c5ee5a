export const copy = {
  heading: 'We looked in every box',
  words:
    'There is nothing at this address. The page may have moved, or the listing that was here is no longer on offer.',
  home: 'Go to the home page',
  search: 'Find storage',
  support: 'Help & Support',
}

/** What is read while the page is on its way; every page carries it. */
export const opening = {
  title: 'Your stops',
  loading: 'Loading your stops',
}

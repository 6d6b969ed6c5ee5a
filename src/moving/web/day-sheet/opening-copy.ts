/**
 * Every page of the site includes this file, so it holds only what is shown while the page loads.
 */
export const opening = {
  title: 'Your stops',
  loading: 'Loading your stops',
}

export const copy = {
  skipToContent: 'Skip to the content',
  homeLink: 'Holdall, home',
  toTop: 'Back to the top',

  skeleton: 'Loading the page',

  failure: {
    title: 'Something went wrong',
    heading: 'That did not work',
    ours: 'The page could not be shown. Nothing you entered on other pages is lost. Please try again in a moment.',
    network: 'We could not reach Holdall. Please check your connection and try again.',
    upgraded: 'Holdall has been updated. Please reload the page.',
    reload: 'Reload',
    retry: 'Try again',
    home: 'Go to the home page',
  },

  missing: 'Page not found',
}

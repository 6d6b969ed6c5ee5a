/** The documents themselves are in files of their own. */
export const copy = {
  contents: 'On this page',
  version: (version: string) => `Version ${version}`,
  draft: {
    heading: 'Written for a demonstration',
    words:
      'This text matches what the product does. Before the site takes real money, the operator adds its registered name and address and has a solicitor confirm the wording.',
  },
}

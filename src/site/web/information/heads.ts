/** For search engines. In a file of its own, because the long texts load later. */
export const heads = {
  about: {
    title: 'About Holdall',
    description:
      'What Holdall is, how it works for renters and partners, how it earns its money, what it checks, and what it does not promise.',
    path: '/about-us',
  },
  contact: {
    title: 'Contact us',
    description:
      'Write to Holdall or call us: questions about a booking, a payment, a listing, your data, or a complaint, and what to have at hand.',
    path: '/contact',
  },
}

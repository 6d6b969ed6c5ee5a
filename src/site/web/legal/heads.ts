/** For search engines. In a file of its own, because the long texts load later. */
export const heads = {
  terms: {
    title: 'Terms of use',
    description:
      'The agreement between you and Holdall, and between renters and partners: booking, prices, cancelling, prohibited goods, payouts, and what each side answers for.',
    path: '/terms-of-use',
  },
  privacy: {
    title: 'Privacy policy',
    description:
      'Which personal data Holdall keeps, why, on which legal basis, who else sees it, for how long, and how you get, correct or erase it under the UK GDPR.',
    path: '/privacy-policy',
  },
  cookies: {
    title: 'Cookie policy',
    description:
      'Holdall sets one cookie, when you log in, and remembers a few things in your browser. No advertising, no analytics, no third parties: the whole list.',
    path: '/cookie-policy',
  },
  reviews: {
    title: 'How reviews come about',
    description:
      'Who may review whom on Holdall and when, how we check that every review is of a real stay, what we take down and why, and how averages and figures are counted.',
    path: '/review-policy',
  },
}

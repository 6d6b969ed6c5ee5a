/** The addresses of our own pages that search engines may list; listings and places come besides. */
export const publicPages = [
  '/',
  '/search',
  '/storage',
  '/solution/self-storage',
  '/solution/delivery',
  '/solution/packing-moving',
  '/solution/for-you',
  '/about-us',
  '/support',
  '/contact',
  '/what-we-send',
  '/signup',
  '/login',
  '/terms-of-use',
  '/privacy-policy',
  '/cookie-policy',
] as const

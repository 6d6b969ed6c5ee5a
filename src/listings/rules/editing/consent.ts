/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-29.2',
  digest: 'a93e8df778d83387407d3cc46cae1f14a0a0cc966e1a2ace2295ae82c2fa3ad1',
} as const

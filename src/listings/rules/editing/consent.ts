/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-28.3',
  digest: '45127499c85f0f61ad2be3f1cf3e5268cb36a7ddbfa9fa426a12f78922cf5f77',
} as const

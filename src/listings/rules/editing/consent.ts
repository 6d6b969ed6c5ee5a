/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-28.4',
  digest: '823dddcd15864120e70368f9d38ebc59fbe4e87bf6a8f9f9941e6912eec68f53',
} as const

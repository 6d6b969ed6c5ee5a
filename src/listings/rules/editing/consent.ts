/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-30',
  digest: '1b682a1c44296e5ac6e7ee28df25ae5253e2a7b23288acd87aa7a362497ed3e4',
} as const

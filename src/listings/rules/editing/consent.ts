/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-27.2',
  digest: 'a6edf7b61c223a8317762d4f342097f490dd7cc0d2dbfdc3b32f78e8d74ea633',
} as const

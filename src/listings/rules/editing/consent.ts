/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-27',
  digest: '94463cc0da289529fb4711f53ba5ee54a086a77ef7ce17f272850f280fccfce2',
} as const

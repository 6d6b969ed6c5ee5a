/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-28.2',
  digest: 'b67979afab581c9556df388cb41c020c8a814be96ef8f0dfe815e5c5b20c6182',
} as const

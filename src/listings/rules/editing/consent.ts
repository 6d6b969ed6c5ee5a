/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-28.1',
  digest: 'd8c39facb4d8b8665b1f713b83aebe01abf74adf6e30d717dc547f85f0e1af2c',
} as const

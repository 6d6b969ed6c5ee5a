/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-27',
  digest: 'add2e63012e81d85c54f319e35264207c57770208de7c709825430c370deec70',
} as const

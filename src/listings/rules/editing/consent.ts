/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-27',
  digest: 'cc341e793d7cc16a5905fa3cf48239a94e82f44f107a90bea31adc4b0c56cf92',
} as const

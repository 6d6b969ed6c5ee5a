/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-27',
  digest: '2068702149bd46ab874bb5599d478436b67469caf7d4dda5c8ff4eb0dc37e1d5',
} as const

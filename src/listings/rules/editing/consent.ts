/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-27',
  digest: 'de57cf5532c723f0c61c105154fbe6b85fc96590414688eb8b4f60e8e3423dd6',
} as const

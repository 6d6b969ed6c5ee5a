/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-29',
  digest: '16e19ace08cc3b4448b65683422edd12abf9d4e240f0900153f9da68374cd61c',
} as const

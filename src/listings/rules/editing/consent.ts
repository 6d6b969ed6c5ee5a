/**
 * The terms that a partner agrees to with a listing. Other words are another version, which a test
 * finds by their digest: `src/site/web/legal/terms-for-partners.test.ts`.
 */
export const hostTerms = {
  version: '2026-11-28.4',
  digest: '2f19ef66412fd0cb7f605bb5c7834e5f8b6a9ff6e3ed53a4fa4da8bedd3e92f3',
} as const

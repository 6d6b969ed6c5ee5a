import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { CookieDocument } from './CookieDocument.tsx'
import { PrivacyDocument } from './PrivacyDocument.tsx'
import { ReviewDocument } from './ReviewDocument.tsx'
import { TermsDocument } from './TermsDocument.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    terms: drawn(TermsDocument),
    privacy: drawn(PrivacyDocument),
    cookies: drawn(CookieDocument),
    reviews: drawn(ReviewDocument),
  }))
  .client(() => ({
    terms: loaded(() => import('./TermsDocument.tsx'), 'TermsDocument'),
    privacy: loaded(() => import('./PrivacyDocument.tsx'), 'PrivacyDocument'),
    cookies: loaded(() => import('./CookieDocument.tsx'), 'CookieDocument'),
    reviews: loaded(() => import('./ReviewDocument.tsx'), 'ReviewDocument'),
  }))

export const documents = sources()

import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { KeyFacts } from './about/KeyFacts.tsx'
import { ListingDetails } from './about/ListingDetails.tsx'
import { ListingFacts } from './about/ListingFacts.tsx'
import { NoScriptTabs } from './about/NoScriptTabs.tsx'
import { SimilarListings } from './SimilarListings.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    facts: drawn(ListingFacts),
    keyFacts: drawn(KeyFacts),
    details: drawn(ListingDetails),
    noScriptTabs: drawn(NoScriptTabs),
    similar: drawn(SimilarListings),
  }))
  .client(() => ({
    facts: loaded(() => import('./about/ListingFacts.tsx'), 'ListingFacts'),
    keyFacts: loaded(() => import('./about/KeyFacts.tsx'), 'KeyFacts'),
    details: loaded(() => import('./about/ListingDetails.tsx'), 'ListingDetails'),
    noScriptTabs: loaded(() => import('./about/NoScriptTabs.tsx'), 'NoScriptTabs'),
    similar: loaded(() => import('./SimilarListings.tsx'), 'SimilarListings'),
  }))

/** Drawn by the server and never redrawn, so the browser does not load their code. */
export const about = sources()

import { createIsomorphicFn } from '@tanstack/react-start'
import { drawnPart, interactivePart } from '#design/server-drawn/interactive-part.tsx'
import { BookNowBar } from './BookNowBar.tsx'
import { BookNowPanel } from './BookNowPanel.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ panel: drawnPart(BookNowPanel), bar: drawnPart(BookNowBar) }))
  .client(() => ({
    panel: interactivePart(() => import('./BookNowPanel.tsx'), 'BookNowPanel'),
    bar: interactivePart(() => import('./BookNowBar.tsx'), 'BookNowBar'),
  }))

/** Most of the code of a listing's page, so it is loaded only at the first interaction. */
export const bookNowSources = sources()

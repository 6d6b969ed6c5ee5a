import { createIsomorphicFn } from '@tanstack/react-start'
import { drawnPart, wakingPart } from '#design/server-drawn/waking-part.tsx'
import { BookNowBar } from './BookNowBar.tsx'
import { BookNowPanel } from './BookNowPanel.tsx'

const sources = createIsomorphicFn()
  .server(() => ({ panel: drawnPart(BookNowPanel), bar: drawnPart(BookNowBar) }))
  .client(() => ({
    panel: wakingPart(() => import('./BookNowPanel.tsx'), 'BookNowPanel'),
    bar: wakingPart(() => import('./BookNowBar.tsx'), 'BookNowBar'),
  }))

/** Most of what a listing's page needs in the browser, and nothing before somebody is there. */
export const wakingBooking = sources()

import { createIsomorphicFn } from '@tanstack/react-start'
import { loadPartsNow } from '#design/server-drawn/first-interaction.ts'
import { drawnPart, interactivePart } from '#design/server-drawn/interactive-part.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const source = createIsomorphicFn()
  .server(() => drawnPart(SiteHeader))
  .client(() => {
    if (document.documentElement.dataset.session) loadPartsNow()
    return interactivePart(() => import('./SiteHeader.tsx'), 'SiteHeader')
  })

/** For visitors its menu works without code. Somebody who is signed in sees their name in it. */
export const headerSource = source()

import { createIsomorphicFn } from '@tanstack/react-start'
import { wakeNow } from '#design/server-drawn/first-sign.ts'
import { drawnPart, wakingPart } from '#design/server-drawn/waking-part.tsx'
import { SiteHeader } from './SiteHeader.tsx'

const source = createIsomorphicFn()
  .server(() => drawnPart(SiteHeader))
  .client(() => {
    if (document.documentElement.dataset.session) wakeNow()
    return wakingPart(() => import('./SiteHeader.tsx'), 'SiteHeader')
  })

/** For strangers it opens by itself; whoever is signed in has their name in it. */
export const wakingHeader = source()

import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded } from '#design/server-drawn/server-drawn.tsx'
import { FooterColumns, SocialLinks } from './FooterParts.tsx'
import { SmallPrint } from './SmallPrint.tsx'

const sources = createIsomorphicFn()
  .server(() => ({
    columns: drawn(FooterColumns),
    socialLinks: drawn(SocialLinks),
    smallPrint: drawn(SmallPrint),
  }))
  .client(() => ({
    columns: loaded(() => import('./FooterParts.tsx'), 'FooterColumns'),
    socialLinks: loaded(() => import('./FooterParts.tsx'), 'SocialLinks'),
    smallPrint: loaded(() => import('./SmallPrint.tsx'), 'SmallPrint'),
  }))

export const footer = sources()

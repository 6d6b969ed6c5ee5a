import type { ReactNode } from 'react'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SiteFooter } from './SiteFooter.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'

export function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <ScrollToTop />
    </div>
  )
}

import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { InteractivePart } from '#design/server-drawn/interactive-part.tsx'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { SiteFooter } from '../footer/SiteFooter.tsx'
import { themeSwitchSource } from '../footer/theme-switch-source.ts'
import { headerSource } from './header-source.ts'
import { ScrollToTop } from './ScrollToTop.tsx'
import { contentId, SkipLink } from './SkipLink.tsx'

export const Route = createFileRoute('/_public')({
  // Every public page needs it, so its parts go into one file instead of eighteen.
  codeSplitGroupings: [],
  loader: () => Promise.all([headerSource.ready(), themeSwitchSource.ready()]).then(() => null),
  component: PublicLayout,
  notFoundComponent: NothingHere,
})

function PublicLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}

/** The router shows it instead of the whole layout, so it needs the frame too. */
function NothingHere() {
  return (
    <PublicFrame>
      <NotFoundPage />
    </PublicFrame>
  )
}

function PublicFrame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <InteractivePart of={headerSource} with={{}} />
      <main id={contentId} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <ScrollToTop />
    </div>
  )
}

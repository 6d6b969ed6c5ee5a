import { createFileRoute, Outlet } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NotFoundPage } from '../errors/NotFoundPage.tsx'
import { SiteFooter } from '../footer/SiteFooter.tsx'
import { ScrollToTop } from './ScrollToTop.tsx'
import { SiteHeader } from './SiteHeader.tsx'
import { CONTENT_ID, SkipLink } from './SkipLink.tsx'

export const Route = createFileRoute('/_public')({
  // Every page a stranger opens has it around it: one file instead of eighteen.
  codeSplitGroupings: [],
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

/** The router puts it in place of the whole layout, so it brings the frame itself. */
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
      <SiteHeader />
      <main id={CONTENT_ID} tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <SiteFooter />
      <ScrollToTop />
    </div>
  )
}

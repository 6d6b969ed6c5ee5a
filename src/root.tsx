import type { QueryClient } from '@tanstack/react-query'
import {
  createRootRouteWithContext,
  HeadContent,
  Outlet,
  ScriptOnce,
  Scripts,
} from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { type ReactNode, useEffect, useMemo } from 'react'
import { AccountPartsContext } from './accounts/web/profile/account-parts.ts'
import { BookingPartsContext } from './bookings/web/parts/booking-parts.ts'
import { earlyPressScript, repeatEarlyPresses } from './design/server-drawn/early-presses.ts'
import { earlyWorkScript } from './design/server-drawn/early-work-script.ts'
import { endFirstPage } from './design/server-drawn/first-page.ts'
import { firstPicturesScript } from './design/server-drawn/first-pictures.ts'
import stylesheet from './design/styles.css?url'
import headingLetters from './design/theme/letters/headings.woff2?url'
import strongLetters from './design/theme/letters/strong-text.woff2?url'
import textLetters from './design/theme/letters/text.woff2?url'
import { themeScript } from './design/theme/theme-choice.ts'
import { Toaster } from './design/toast/Toaster.tsx'
import { PageAnnouncement } from './foundation/web/head/PageAnnouncement.tsx'
import { SiteFactsContext } from './foundation/web/head/site-facts.ts'
import { lazyPart } from './foundation/web/parts/lazy-part.ts'
import { prefetchPolicy } from './foundation/web/policy/use-policy.ts'
import { readerOnDocument } from './foundation/web/session/drawn-for.ts'
import { sessionHintScript } from './foundation/web/session/session-hint.ts'
import { SpaceReviewsContext } from './listings/web/public/space-reviews.ts'
import { pushPart } from './notices/web/account-part.ts'
import { paymentParts } from './payments/web/booking-part.ts'
import { reviewParts } from './reviews/web/booking-part.ts'
import { SpaceReviews } from './reviews/web/listing-part.ts'
import { closeMenusScript } from './site/web/layout/close-menus.ts'
import { prefetchSiteInfo, useSiteInfo } from './site/web/site-info-query.ts'
import { workerScript } from './site/web/worker/register-worker.ts'

interface PageContext {
  queryClient: QueryClient
  /** Loads the routes that are not in the first download; true when there were any. */
  learnRoutes: () => Promise<boolean>
}

export const Route = createRootRouteWithContext<PageContext>()({
  loader: ({ context: { queryClient } }) =>
    Promise.all([prefetchSiteInfo(queryClient), prefetchPolicy(queryClient)]),
  shellComponent: Document,
  component: Page,
})

/**
 * They never change, so only the server draws them and the browser does not get their code. React
 * leaves elements that it does not know in a head and at the end of a body.
 */
const drawnOnce = createIsomorphicFn()
  .server(() => ({
    // Without a title, because every page has its own PageHead.
    head: (
      <>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="format-detection" content="telephone=no" />
        <HeadContent />
        {[textLetters, strongLetters, headingLetters].map(href => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/site.webmanifest" />
        <link rel="apple-touch-icon" href="/icons/app-180.png" />
        <meta name="theme-color" content="#fbf8f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#121b1e" media="(prefers-color-scheme: dark)" />
        {[
          themeScript,
          sessionHintScript,
          firstPicturesScript,
          earlyPressScript,
          earlyWorkScript,
          closeMenusScript,
          workerScript,
        ].map(script => (
          <ScriptOnce key={script}>{script}</ScriptOnce>
        ))}
      </>
    ),
    endOfBody: <Scripts />,
  }))
  // The build leaves out files that the browser's code does not name.
  .client(() => ({
    head: null,
    endOfBody: null,
    files: [stylesheet, textLetters, strongLetters, headingLetters],
  }))

const { head, endOfBody } = drawnOnce()

function Document({ children }: { children: ReactNode }) {
  return (
    // Three of the scripts in the head mark the element before React sees it, and so does the server.
    <html lang="en-GB" data-reader={readerOnDocument()} suppressHydrationWarning>
      <head>{head}</head>
      <body>
        {children}
        {endOfBody}
      </body>
    </html>
  )
}

/**
 * What other nouns show on the page of a booking, in its order: first what goes on, then what one
 * may do.
 */
const bookingParts = [
  ...paymentParts,
  { place: 'facts' as const, Part: lazyPart(() => import('./booking-facts.tsx')) },
  ...reviewParts,
]
/** What they show on the page of personal details. */
const accountParts = [pushPart]

function Page() {
  const { publicUrl, demo, supportEmail, texts } = useSiteInfo()
  const facts = useMemo(
    () => ({ publicUrl, demo, supportEmail, texts }),
    [publicUrl, demo, supportEmail, texts],
  )
  useEffect(() => {
    endFirstPage()
    // Only now, because React does not replay a press on a part while it still hydrates.
    const soon = setTimeout(repeatEarlyPresses)
    return () => clearTimeout(soon)
  }, [])
  return (
    <SiteFactsContext value={facts}>
      <BookingPartsContext value={bookingParts}>
        <SpaceReviewsContext value={SpaceReviews}>
          <AccountPartsContext value={accountParts}>
            <Outlet />
          </AccountPartsContext>
        </SpaceReviewsContext>
      </BookingPartsContext>
      <PageAnnouncement />
      <Toaster />
    </SiteFactsContext>
  )
}

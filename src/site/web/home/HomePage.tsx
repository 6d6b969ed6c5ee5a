import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { WhenNear } from '#listings/web/public/WhenNear.tsx'
import { copy } from './copy.ts'
import { home } from './drawn-home.ts'
import { Hero } from './Hero.tsx'
import { ReturningVisitor } from './ReturningVisitor.tsx'

const Earnings = lazyPart(async () => {
  const { Earnings } = await import('./Earnings.tsx')
  return { default: Earnings }
})

export const Route = createFileRoute('/_public/')({
  loader: async ({ context }) => {
    const { readHomeListings } = await import('#search/web/home-queries.ts')
    const reading = readHomeListings(context.queryClient)
    if (typeof window === 'undefined') await reading
  },
  component: HomePage,
})

function HomePage() {
  return (
    <>
      <PageHead title={copy.title} description={copy.description} path="/" />
      <ServerDrawn of={home.organisation} with={{}} />
      <Hero />
      <ReturningVisitor />
      <ServerDrawn of={home.sections} with={{}} reserve="min-h-dvh" />
      <EarningsWhenNear />
    </>
  )
}

/** It is far down the page, so its code loads only when it is almost in sight. */
function EarningsWhenNear() {
  return (
    // Outside the part that waits, so that what the server drew stays until the code is loaded.
    <Suspense fallback={null}>
      <WhenNear before={<ServerDrawn of={home.earnings} with={{}} />}>
        <Earnings />
      </WhenNear>
    </Suspense>
  )
}

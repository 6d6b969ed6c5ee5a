import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { BeenHere } from './BeenHere.tsx'
import { copy } from './copy.ts'
import { home } from './drawn-home.ts'
import { EarningsWhenNear } from './EarningsWhenNear.tsx'
import { Hero } from './Hero.tsx'

export const Route = createFileRoute('/_public/')({
  loader: async ({ context }) => {
    const { readHomeListings } = await import('#search/web/queries.ts')
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
      <BeenHere />
      <ServerDrawn of={home.sections} with={{}} reserve="min-h-dvh" />
      <EarningsWhenNear />
    </>
  )
}

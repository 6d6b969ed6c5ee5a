import { createFileRoute } from '@tanstack/react-router'
import { ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { JsonLd } from '#foundation/web/head/JsonLd.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSiteInfo } from '../site-info-query.ts'
import { BeenHere } from './BeenHere.tsx'
import { copy } from './copy.ts'
import { home } from './drawn-home.ts'
import { Earnings } from './Earnings.tsx'
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
      <Organisation />
      <Hero />
      <BeenHere />
      <ServerDrawn of={home.sections} with={{}} reserve="min-h-dvh" />
      <Earnings />
    </>
  )
}

function Organisation() {
  const { publicUrl, supportEmail, supportPhone, socialLinks } = useSiteInfo()
  return (
    <JsonLd
      facts={{
        '@type': 'Organization',
        name: 'Holdall',
        url: `${publicUrl}/`,
        logo: `${publicUrl}/favicon.svg`,
        description: copy.description,
        areaServed: 'GB',
        sameAs: socialLinks.map(link => link.url),
        contactPoint: {
          '@type': 'ContactPoint',
          contactType: 'customer support',
          email: supportEmail,
          telephone: supportPhone,
          availableLanguage: 'en-GB',
        },
      }}
    />
  )
}

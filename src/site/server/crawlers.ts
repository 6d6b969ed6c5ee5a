import type { Context } from '#foundation/server/context.ts'
import { findableListings } from '#search/server/towns/findable-listings.ts'
import { townsWithSpaces } from '#search/server/towns/towns-with-spaces.ts'
import { publicPages } from '#site/rules/public-pages.ts'

const keptAnHour = { 'cache-control': 'public, max-age=3600' }

export function robots(publicUrl: string): Response {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /dev/',
    'Disallow: /sandbox/',
    `Sitemap: ${publicUrl}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, {
    headers: { ...keptAnHour, 'content-type': 'text/plain; charset=utf-8' },
  })
}

export async function siteMap(ctx: Pick<Context, 'db'>, publicUrl: string): Promise<Response> {
  const [towns, listings] = await Promise.all([townsWithSpaces(ctx), findableListings(ctx)])
  const paths = [
    ...publicPages,
    ...towns.map(({ slug }) => `/storage/${slug}`),
    ...listings.map(id => `/book/${id}`),
  ]
  const urls = paths.map(path => `<url><loc>${publicUrl}${path}</loc></url>`)
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, { headers: { ...keptAnHour, 'content-type': 'application/xml' } })
}

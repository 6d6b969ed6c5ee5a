import { JsonLd } from '#foundation/web/head/JsonLd.tsx'
import { useSiteInfo } from '../site-info-query.ts'
import { copy } from './copy.ts'

/** schema.org: who runs this. Only those who read the page by machine want it. */
export function Organisation() {
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

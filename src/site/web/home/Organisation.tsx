import { JsonLd } from '#foundation/web/head/JsonLd.tsx'
import { useSiteInfo } from '../site-info-query.ts'
import { copy } from './copy.ts'

/** For search engines (schema.org). */
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

import { get, type Route, reply } from '#foundation/server/http/route.ts'
import { canSendTexts } from '#foundation/server/texts/text-carrier.ts'
import { SiteInfo } from '#site/rules/site-info.ts'
import { socialLinks } from '#site/rules/social-links.ts'

export const siteRoutes: readonly Route[] = [
  get(
    '/site',
    { summary: 'How to reach the operator', can: 'site:read', data: SiteInfo, cacheFor: 60 },
    ({ config }) =>
      reply({
        publicUrl: config.publicUrl,
        demo: config.demo,
        supportEmail: config.SUPPORT_EMAIL,
        supportPhone: config.SUPPORT_PHONE,
        texts: canSendTexts(config),
        socialLinks: socialLinks(config.SOCIAL_LINKS, config.demo),
      }),
  ),
]

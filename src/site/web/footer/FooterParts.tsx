import { EmailText } from '#design/ui/base/EmailText.tsx'
import { ExternalIcon, MailIcon, PhoneIcon } from '#design/ui/icons/AccountIcons.tsx'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import type { SiteInfo } from '../../rules/site-info.ts'
import { telephoneLink } from '../../rules/telephone-link.ts'
import type { MenuGroup } from '../menu.ts'
import { WordmarkLink, wordmarkClass } from '../parts/WordmarkLink.tsx'
import { copy } from './copy.ts'
import { footerMenu } from './footer-menu.ts'

const linkClass =
  'inline-flex min-h-11 items-center gap-2.5 py-1.5 leading-snug text-ink-soft underline-offset-4 hover:text-ink hover:underline'

export function FooterColumns({ site }: { site: SiteInfo }) {
  return (
    <div className="mx-auto grid max-w-page grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-6 gap-y-10 px-edge pt-12 pb-8 sm:grid-cols-3 sm:px-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
      <div className="col-span-full lg:col-span-1">
        <WordmarkLink>
          <div className={wordmarkClass}>
            <Wordmark className="size-full" />
          </div>
        </WordmarkLink>
        <p className="mt-2 max-w-[36ch] text-ink-soft">{copy.promise}</p>
        <Contact site={site} />
      </div>
      {footerMenu.map(group => (
        <FooterGroup key={group.label} {...group} />
      ))}
    </div>
  )
}

/** Plain links: the footer is drawn only once, so it cannot mark the current page. */
function FooterGroup({ label, links }: MenuGroup) {
  return (
    <section aria-label={label}>
      <h2 className="font-text font-semibold text-base">{label}</h2>
      <ul className="mt-1">
        {links.map(link => (
          <li key={link.to}>
            <a href={link.to} className={linkClass}>
              {link.label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Contact({ site: { supportEmail, supportPhone } }: { site: SiteInfo }) {
  return (
    <address aria-label={copy.contact} className="mt-4 grid not-italic">
      {supportEmail && (
        <a href={`mailto:${supportEmail}`} className={linkClass}>
          <MailIcon />
          <EmailText>{supportEmail}</EmailText>
        </a>
      )}
      {supportPhone && (
        <a href={telephoneLink(supportPhone)} className={linkClass}>
          <PhoneIcon />
          {supportPhone}
        </a>
      )}
    </address>
  )
}

export function SocialLinks({ site }: { site: SiteInfo }) {
  return (
    <ul aria-label={copy.social} className="flex flex-wrap gap-x-6">
      {site.socialLinks.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" className={linkClass}>
            {label}
            <ExternalIcon aria-label={copy.opensElsewhere} className="text-ink-faint" />
          </a>
        </li>
      ))}
    </ul>
  )
}

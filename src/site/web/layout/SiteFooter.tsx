import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DrawnWordmark } from '#design/server-drawn/DrawnWordmark.tsx'
import { ThemeSwitch } from '#design/theme/ThemeSwitch.tsx'
import { ExternalIcon, MailIcon, PhoneIcon } from '#design/ui/icons/FrameIcons.tsx'
import type { SiteInfo } from '../../rules/site-info.ts'
import { telephoneLink } from '../../rules/telephone-link.ts'
import { copy } from '../copy.ts'
import { footerMenu } from '../menu.ts'
import { useSiteInfo } from '../site-info-query.ts'
import { WordmarkLink, wordmarkClass } from './WordmarkLink.tsx'

const linkClass =
  'inline-flex min-h-11 items-center gap-2.5 py-1.5 leading-snug text-ink-soft underline-offset-4 hover:text-ink hover:underline'

export function SiteFooter() {
  const site = useSiteInfo()
  return (
    <footer className="mt-auto border-hairline border-t bg-sunk">
      <div className="mx-auto grid max-w-page grid-cols-2 gap-x-6 gap-y-10 px-4 pt-12 pb-8 sm:grid-cols-3 sm:px-8 lg:grid-cols-[1.6fr_1fr_1fr_1fr]">
        <div className="col-span-2 sm:col-span-3 lg:col-span-1">
          <WordmarkLink>
            <DrawnWordmark className={wordmarkClass} />
          </WordmarkLink>
          <p className="mt-2 max-w-[36ch] text-ink-soft">{copy.footer.promise}</p>
          <Contact site={site} />
        </div>
        {footerMenu.map(group => (
          <FooterGroup key={group.label} heading={group.label}>
            {group.links.map(link => (
              <li key={link.to}>
                <Link to={link.to} className={linkClass}>
                  {link.label}
                </Link>
              </li>
            ))}
          </FooterGroup>
        ))}
      </div>
      <div className="mx-auto max-w-page px-4 pb-8 sm:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-hairline border-t pt-6">
          <SocialLinks site={site} />
          <ThemeSwitch />
        </div>
        <p className="mt-4 text-ink-soft text-sm">
          {copy.footer.copyright(new Date().getFullYear())} {copy.footer.madeFor}
        </p>
      </div>
    </footer>
  )
}

function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading}>
      <h2 className="font-text font-semibold text-base">{heading}</h2>
      <ul className="mt-1">{children}</ul>
    </section>
  )
}

function Contact({ site: { supportEmail, supportPhone } }: { site: SiteInfo }) {
  return (
    <address aria-label={copy.footer.contact} className="mt-4 grid not-italic">
      {supportEmail && (
        <a href={`mailto:${supportEmail}`} className={linkClass}>
          <MailIcon />
          {supportEmail}
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

function SocialLinks({ site }: { site: SiteInfo }) {
  return (
    <ul aria-label={copy.footer.social} className="flex flex-wrap gap-x-6">
      {site.socialLinks.map(({ label, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener" className={linkClass}>
            {label}
            <ExternalIcon aria-label={copy.footer.opensElsewhere} className="text-ink-faint" />
          </a>
        </li>
      ))}
    </ul>
  )
}

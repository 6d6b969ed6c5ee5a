import { EmailText } from '#design/ui/base/EmailText.tsx'
import { MailIcon, PhoneIcon } from '#design/ui/icons/AccountIcons.tsx'
import { ArrowRightIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { cardClass } from '#design/ui/surfaces/Card.tsx'
import { telephoneLink } from '../../rules/telephone-link.ts'
import { Band } from '../parts/Band.tsx'
import { NextSteps } from '../parts/NextSteps.tsx'
import { PageHero } from '../parts/PageHero.tsx'
import { pictures } from '../pictures.ts'
import { useSiteInfo } from '../site-info-query.ts'
import { copy } from './contact-copy.ts'

export function ContactText() {
  const { demo, supportEmail, supportPhone } = useSiteInfo()
  return (
    <>
      <PageHero
        above={copy.above}
        heading={copy.heading}
        lead={copy.lead}
        picture={<pictures.email className="aspect-[4/3]" />}
        actions={
          <address className="grid gap-3 not-italic max-sm:w-full sm:grid-cols-2 md:max-lg:grid-cols-1">
            <a
              href={`mailto:${supportEmail}`}
              className={`${cardClass({ interactive: true })} block`}
            >
              <span className="flex items-center gap-2 font-semibold">
                <MailIcon className="text-green" />
                {copy.write}
              </span>
              <span className="mt-1 block text-ink-soft">
                <EmailText>{supportEmail}</EmailText>
              </span>
            </a>
            <a
              href={telephoneLink(supportPhone)}
              className={`${cardClass({ interactive: true })} block`}
            >
              <span className="flex items-center gap-2 font-semibold">
                <PhoneIcon className="text-green" />
                {copy.call}
              </span>
              <span className="mt-1 block text-ink-soft tabular-nums">{supportPhone}</span>
            </a>
          </address>
        }
      />
      <Band heading={copy.subjects.heading} lead={copy.subjects.lead}>
        {demo && (
          <Alert tone="info" title={copy.demo.heading} className="mb-8 max-w-measure">
            {copy.demo.words}
          </Alert>
        )}
        <Subjects email={supportEmail} />
      </Band>
      <Band sunk heading={copy.urgent.heading}>
        <p className="max-w-measure text-lg">{copy.urgent.words}</p>
      </Band>
      <Band heading={copy.complaints.heading}>
        <div className="grid max-w-measure gap-4 text-ink-soft">
          {copy.complaints.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Band>
      <NextSteps steps={copy.next} />
    </>
  )
}

function Subjects({ email }: { email: string }) {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {copy.subjects.list.map(({ subject, words, body }) => (
        <li key={subject} className={cardClass({ interactive: true })}>
          <a
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`}
            className="stretch-link flex items-center gap-2 font-semibold text-green"
          >
            {subject}
            <ArrowRightIcon />
          </a>
          <p className="mt-1 text-ink-soft">{words}</p>
        </li>
      ))}
    </ul>
  )
}

import { EmailText } from '#design/ui/base/EmailText.tsx'
import { telephoneLink } from '../../rules/telephone-link.ts'
import { useSiteInfo } from '../site-info-query.ts'

export function ContactEmail() {
  const { supportEmail } = useSiteInfo()
  return (
    <a href={`mailto:${supportEmail}`}>
      <EmailText>{supportEmail}</EmailText>
    </a>
  )
}

export function ContactPhone() {
  const { supportPhone } = useSiteInfo()
  return (
    <a href={telephoneLink(supportPhone)} className="inline-block">
      {supportPhone}
    </a>
  )
}

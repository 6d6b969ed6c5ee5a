import { pictures } from '../pictures.ts'
import { heads } from './heads.ts'
import { LegalFrame } from './LegalFrame.tsx'
import { privacyClauses } from './privacy/privacy-text.tsx'

export function PrivacyDocument() {
  return (
    <LegalFrame
      title={heads.privacy.title}
      lead="We keep what a booking needs, and little else. No advertising, no tracking, no selling of data."
      picture={<pictures.unit className="aspect-[4/3]" />}
      clauses={privacyClauses}
      next={[
        {
          to: '/cookie-policy',
          label: 'Cookie policy',
          words: 'The one cookie, and what your browser remembers.',
        },
        { to: '/contact', label: 'Contact us', words: 'For a copy, a correction or an objection.' },
        {
          to: '/terms-of-use',
          label: 'Terms of use',
          words: 'The agreement that this belongs to.',
        },
      ]}
    />
  )
}

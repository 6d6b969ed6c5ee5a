import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { heads } from './heads.ts'
import { LegalFrame } from './LegalFrame.tsx'
import { termsOfBooking } from './terms-of-booking-text.tsx'
import { termsOfConduct } from './terms-of-conduct-text.tsx'

export function TermsDocument() {
  const policy = usePolicyWords()
  return (
    <LegalFrame
      title={heads.terms.title}
      lead="The agreement between you and us, and the frame for what renters and partners agree with each other. Written to be read."
      picture={<pictures.book className="aspect-[4/3]" />}
      clauses={[...termsOfBooking(policy), ...termsOfConduct(policy)]}
      next={[
        { to: '/support', label: 'Help topics', words: 'The same things as short answers.' },
        {
          to: '/privacy-policy',
          label: 'Privacy policy',
          words: 'What we keep about you, and why.',
        },
        { to: '/contact', label: 'Contact us', words: 'If something here is not clear.' },
      ]}
    />
  )
}

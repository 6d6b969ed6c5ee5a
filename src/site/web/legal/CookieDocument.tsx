import { pictures } from '../pictures.ts'
import { cookieClauses } from './cookie-text.tsx'
import { heads } from './heads.ts'
import { LegalFrame } from './LegalFrame.tsx'

export function CookieDocument() {
  return (
    <LegalFrame
      title={heads.cookies.title}
      lead="One cookie, and only when you log in. That is why nothing asked for your consent when you arrived."
      picture={<pictures.spareRoom className="aspect-[4/3]" />}
      clauses={cookieClauses}
      next={[
        {
          to: '/privacy-policy',
          label: 'Privacy policy',
          words: 'What we keep about you, and why.',
        },
        {
          to: '/support',
          label: 'Help topics',
          words: 'Answers about your account and its safety.',
        },
        { to: '/contact', label: 'Contact us', words: 'If something here is not clear.' },
      ]}
    />
  )
}

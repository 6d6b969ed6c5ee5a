import { pictures } from '../pictures.ts'
import { heads } from './heads.ts'
import { LegalFrame } from './LegalFrame.tsx'
import { reviewClauses } from './review-text.tsx'

export function ReviewDocument() {
  return (
    <LegalFrame
      title={heads.reviews.title}
      lead="Every review is of a booking that was paid for and took place. Nobody can buy one, and nobody sees the other’s before both have written or the time for it is over."
      picture={<pictures.spareRoom className="aspect-[4/3]" />}
      clauses={reviewClauses}
      next={[
        { to: '/search', label: 'Find storage', words: 'The best rated first, if you like.' },
        { to: '/support', label: 'Help topics', words: 'Answers about booking and letting.' },
        { to: '/report', label: 'Report something', words: 'If a listing is not what it says.' },
      ]}
    />
  )
}

import { Link } from '@tanstack/react-router'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { becomePartner } from '../menu.ts'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './sections-copy.ts'

export function ForPartners() {
  const copy = copyUnder(usePolicyWords())
  return (
    <section
      aria-labelledby="for-partners"
      className="mx-auto grid max-w-page items-center gap-x-12 gap-y-6 px-edge py-14 sm:px-8 md:grid-cols-2 lg:py-18"
    >
      <pictures.garage className="aspect-[4/3] w-full max-w-md justify-self-center" />
      <div>
        <h2 id="for-partners" className="text-3xl sm:text-4xl">
          {copy.partners.heading}
        </h2>
        <p className="mt-4 max-w-[50ch] text-ink-soft text-lg">{copy.partners.words}</p>
        <div className="mt-7 flex flex-wrap gap-3">
          <Link to={becomePartner.to} className={buttonClass()}>
            {copy.partners.start}
          </Link>
          <Link to="/support" hash="hosting" className={buttonClass({ variant: 'secondary' })}>
            {copy.partners.more}
          </Link>
        </div>
        <p className="mt-6">
          <Link to="/terms-of-use" className="text-link text-ink-soft">
            {copy.partners.terms}
          </Link>
        </p>
      </div>
    </section>
  )
}

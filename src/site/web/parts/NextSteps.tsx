import { Link } from '@tanstack/react-router'
import { ArrowRightIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { cardClass } from '#design/ui/surfaces/Card.tsx'

export interface NextStep {
  to: string
  label: string
  words: string
}

const heading = 'Where to next'

export function NextSteps({ steps }: { steps: readonly NextStep[] }) {
  return (
    <nav aria-label={heading} className="mx-auto max-w-page px-edge pb-16 sm:px-8">
      <h2 className="text-2xl">{heading}</h2>
      <ul className="mt-5 grid gap-4 md:grid-cols-3">
        {steps.map(({ to, label, words }) => (
          <li key={to} className={cardClass({ interactive: true })}>
            <Link to={to} className="stretch-link flex items-center gap-2 font-semibold text-green">
              {label}
              <ArrowRightIcon />
            </Link>
            <p className="mt-1 text-ink-soft">{words}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}

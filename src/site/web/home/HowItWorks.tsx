import { Band } from '../parts/Band.tsx'
import { pictures } from '../pictures.ts'
import { usePolicyWords } from '../policy-words.ts'
import { copyUnder } from './sections-copy.ts'

export function HowItWorks() {
  const copy = copyUnder(usePolicyWords())
  const steps = [
    { ...copy.steps.find, picture: <pictures.find className="aspect-[4/3] scale-110" /> },
    { ...copy.steps.book, picture: <pictures.book className="aspect-[4/3] scale-110" /> },
    { ...copy.steps.moveIn, picture: <pictures.moveIn className="aspect-[4/3] scale-110" /> },
  ]
  return (
    <Band heading={copy.steps.heading} lead={copy.steps.lead}>
      <ol className="grid gap-8 md:grid-cols-3">
        {steps.map(({ heading, words, picture }, index) => (
          <li key={heading}>
            <div className="overflow-clip rounded-card bg-sunk">{picture}</div>
            <h3 className="mt-5 flex items-baseline gap-2.5 text-xl">
              <span className="text-green tabular-nums">{index + 1}.</span>
              {heading}
            </h3>
            <p className="mt-2 max-w-[46ch] text-ink-soft">{words}</p>
          </li>
        ))}
      </ol>
    </Band>
  )
}

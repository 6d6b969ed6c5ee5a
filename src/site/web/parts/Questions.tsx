import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#design/ui/icons/FrameIcons.tsx'
import { proseClass } from './prose.ts'

export interface Question {
  id: string
  question: string
  answer: ReactNode
}

/**
 * They open without JavaScript. A link to a question points into its answer, because that makes the
 * browser open it.
 */
export function Questions({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="grid grid-cols-1 gap-2.5">
      {questions.map(({ id, question, answer }) => (
        <details
          key={id}
          className="group rounded-card border border-hairline bg-surface open:shadow-soft"
        >
          <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-card px-[min(1.25rem,6.25vw)] py-3 font-semibold leading-snug hover:bg-sunk group-open:rounded-b-none [&::-webkit-details-marker]:hidden">
            {question}
            <ChevronDownIcon className="text-ink-soft transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <div
            id={id}
            className={`${proseClass} max-w-measure scroll-mt-40 px-[min(1.25rem,6.25vw)] pt-1 pb-5 text-ink-soft`}
          >
            {answer}
          </div>
        </details>
      ))}
    </div>
  )
}

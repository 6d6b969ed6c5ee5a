import type { ReactNode } from 'react'
import { cx } from '#design/ui/base/cx.ts'

export interface Point {
  icon: ReactNode
  heading: string
  words: string
}

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <ul
      className={cx(
        'grid gap-x-10 gap-y-9 sm:grid-cols-2',
        points.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
      )}
    >
      {points.map(({ icon, heading, words }) => (
        <li key={heading}>
          <span className="grid size-11 place-items-center rounded-card bg-green-soft text-green text-xl">
            {icon}
          </span>
          <h3 className="mt-4 text-lg">{heading}</h3>
          <p className="mt-1.5 max-w-[44ch] text-ink-soft">{words}</p>
        </li>
      ))}
    </ul>
  )
}

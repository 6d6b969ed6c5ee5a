import type { ReactNode } from 'react'

interface FoundCardsProps<One> {
  words: {
    list: string
    count: (count: number) => string
    found: (found: number, all: number) => string
  }
  found: readonly One[]
  all: number
  className: string
  children: (one: One) => ReactNode
}

/** Cards in a grid, and above them how many of all of them they are. */
export function FoundCards<One extends { _id: string }>(props: FoundCardsProps<One>) {
  const { words, found, all, className, children } = props
  return (
    <section aria-label={words.list}>
      <p role="status" className="mb-4 text-ink-soft">
        {found.length === all ? words.count(all) : words.found(found.length, all)}
      </p>
      <ul className={className}>
        {found.map(one => (
          <li key={one._id} className="grid">
            {children(one)}
          </li>
        ))}
      </ul>
    </section>
  )
}

import type { ReactNode } from 'react'
import { EmptyListScene } from '../scenes/EmptyListScene.tsx'
import { EmptyState } from '../ui/states/EmptyState.tsx'
import { ClearSearch } from './ClearSearch.tsx'
import { ShowMore } from './ShowMore.tsx'
import { useFirst } from './use-first.ts'

interface FoundCardsProps<One> {
  words: {
    list: string
    count: (count: number) => string
    found: (found: number, all: number) => string
    noMatchTitle: (search: string) => string
    noMatchWords: string
    clearSearch: string
  }
  search: string
  found: readonly One[]
  all: number
  className: string
  children: (one: One) => ReactNode
}

const cardsAtOnce = 48

/** Cards in a grid, below how many of all of them the search has found. */
export function FoundCards<One extends { _id: string }>(props: FoundCardsProps<One>) {
  const { words, search, found, all, className, children } = props
  const { first, showMore } = useFirst(found, cardsAtOnce)
  const isNone = found.length === 0
  return (
    <section aria-label={words.list}>
      {/* It stays while nothing is found, because screen readers speak only what changes. */}
      <p role="status" className={isNone ? 'sr-only' : 'mb-4 text-ink-soft'}>
        {found.length === all ? words.count(all) : words.found(found.length, all)}
      </p>
      {isNone ? (
        <EmptyState
          title={words.noMatchTitle(search.trim())}
          illustration={<EmptyListScene />}
          action={<ClearSearch>{words.clearSearch}</ClearSearch>}
        >
          {words.noMatchWords}
        </EmptyState>
      ) : (
        <>
          <ul className={className}>
            {first.map(one => (
              <li key={one._id} className="grid">
                {children(one)}
              </li>
            ))}
          </ul>
          <ShowMore onPress={showMore} className="mt-5" />
        </>
      )}
    </section>
  )
}

import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded, ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { ListingCard, type ListingCardProps } from './ListingCard.tsx'

const load = () => import('./ListingCard.tsx')

const source = createIsomorphicFn()
  .server(() => drawn(ListingCard))
  .client(() => {
    loadWithTheFirstMove()
    return loaded(load, 'ListingCard')
  })

/** Whoever moves may soon want other cards than those that the server drew. */
function loadWithTheFirstMove() {
  for (const move of ['pointerover', 'keydown'] as const) {
    window.addEventListener(move, () => void load().catch(() => undefined), { once: true })
  }
}

const card = source()

/** A listing in a list that the server has drawn; the whole card is one link. */
export function DrawnCard(props: ListingCardProps) {
  return <ServerDrawn of={card} with={props} className="grid" />
}

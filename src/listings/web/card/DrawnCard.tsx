import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded, ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { ListingCard, type ListingCardProps } from './ListingCard.tsx'

const load = () => import('./ListingCard.tsx')

const source = createIsomorphicFn()
  .server(() => drawn(ListingCard))
  .client(() => {
    loadAtFirstMove()
    return loaded(load, 'ListingCard')
  })

/** The server draws the first list. Any later list is drawn here and needs the code. */
function loadAtFirstMove() {
  for (const move of ['pointerover', 'keydown'] as const) {
    window.addEventListener(move, () => void load().catch(() => undefined), { once: true })
  }
}

const card = source()

export function DrawnCard(props: ListingCardProps) {
  return <ServerDrawn of={card} with={props} className="grid" reserve="h-112" />
}

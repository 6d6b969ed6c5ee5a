import { createIsomorphicFn } from '@tanstack/react-start'
import { Wordmark, type WordmarkProps } from '#foundation/web/Wordmark.tsx'
import { drawn, loaded, ServerDrawn } from './server-drawn.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(Wordmark))
  .client(() => loaded(() => import('#foundation/web/Wordmark.tsx'), 'Wordmark'))

const wordmark = source()

/** The drawing of the name is larger than the menu beside it, and never changes. */
export function DrawnWordmark({ className, title }: WordmarkProps) {
  const inside = title === undefined ? filling : { ...filling, title }
  return <ServerDrawn of={wordmark} with={inside} className={className} />
}

const filling = { className: 'size-full' }

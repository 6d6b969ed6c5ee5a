import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded, ServerDrawn } from '#design/server-drawn/server-drawn.tsx'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import { wordmarkClass } from './WordmarkLink.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(Wordmark))
  .client(() => loaded(() => import('#foundation/web/Wordmark.tsx'), 'Wordmark'))

const wordmark = source()

/** The drawing of the name weighs more than the menu beside it, and it never changes. */
export function DrawnWordmark() {
  return <ServerDrawn of={wordmark} with={{ className: 'size-full' }} className={wordmarkClass} />
}

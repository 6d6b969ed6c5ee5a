import { createIsomorphicFn } from '@tanstack/react-start'
import { drawn, loaded, Still } from '#design/still/still-part.tsx'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import { wordmarkClass } from './WordmarkLink.tsx'

const source = createIsomorphicFn()
  .server(() => drawn(Wordmark))
  .client(() => loaded(() => import('#foundation/web/Wordmark.tsx'), 'Wordmark'))

const wordmark = source()

/** The drawing of the name weighs more than the menu beside it, and it never changes. */
export function StillWordmark() {
  return <Still of={wordmark} with={{ className: 'size-full' }} className={wordmarkClass} />
}

import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Stars } from './Stars.tsx'

const cases = [
  { rating: 3, full: 3, half: 0 },
  { rating: 3.2, full: 3, half: 0 },
  { rating: 3.3, full: 3, half: 1 },
  { rating: 3.5, full: 3, half: 1 },
  { rating: 3.7, full: 3, half: 1 },
  { rating: 3.8, full: 4, half: 0 },
  { rating: 4.9, full: 5, half: 0 },
]

test.each(cases)(
  '$rating is drawn as $full full stars and $half half',
  ({ rating, full, half }) => {
    const drawn = renderToStaticMarkup(<Stars rating={rating} />)
    const count = (part: string) => drawn.split(part).length - 1
    expect(count('clip-path')).toBe(half)
    expect(count('fill-amber')).toBe(full + half)
    expect(drawn).toContain(`aria-label="${rating} of 5 stars"`)
  },
)

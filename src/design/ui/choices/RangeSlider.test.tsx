import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Range, RangeSlider } from './RangeSlider.tsx'

test.each<[Range, string]>([
  [[100, 100], 'lowest'],
  [[60, 60], 'lowest'],
  [[40, 40], 'highest'],
  [[0, 0], 'highest'],
])('with both ends at %j the pointer takes the %s, which can be moved', (value, end) => {
  const markup = renderToStaticMarkup(
    <RangeSlider label="Price" min={0} max={100} value={value} onChange={() => undefined} />,
  )
  const [lowest = ''] = markup.match(/<input[^>]*Price, lowest[^>]*>/) ?? []
  expect(lowest.includes('z-1') ? 'lowest' : 'highest').toBe(end)
})

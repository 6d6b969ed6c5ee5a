import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ReviewFigures } from './ReviewFigures.tsx'

const cases = [
  { distribution: [1, 0, 1, 0, 2], shares: [50, 0, 25, 0, 25] },
  { distribution: [1, 1, 0, 1, 1], shares: [25, 25, 0, 25, 25] },
  { distribution: [0, 0, 0, 0, 0], shares: [0, 0, 0, 0, 0] },
]

test.each(cases)(
  'of $distribution reviews, each bar shows its share of all',
  ({ distribution, shares }) => {
    const meta = {
      page: 1,
      limit: 10,
      total: 0,
      written: 0,
      rating: null,
      distribution,
      aspects: {},
    }
    const drawn = renderToStaticMarkup(<ReviewFigures meta={meta} />)
    const widths = Array.from(drawn.matchAll(/width:(\d+)%/g), ([, width]) => Number(width))
    expect(widths).toEqual(shares)
  },
)

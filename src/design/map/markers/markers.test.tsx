import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ClusterButton } from './markers.tsx'

it.each([
  { count: 9, width: '2.75rem' },
  { count: 42, width: '3.25rem' },
  { count: 1234, width: '4rem' },
])('a circle of $count grows with its letters', ({ count, width }) => {
  const cluster = { id: 'leeds', lat: 53.8, lng: -1.55, count }
  const html = renderToStaticMarkup(<ClusterButton cluster={cluster} onChoose={() => undefined} />)
  expect(html).toContain(`width:${width};height:${width}`)
})

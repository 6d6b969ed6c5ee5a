import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ListingRow } from './ListingRow.tsx'

const row = {
  isError: false,
  onRetry: () => undefined,
  most: 4,
  none: 'No spaces yet.',
  addressLength: 23,
  className: '',
}

test('a site without any listing says so', () => {
  expect(renderToStaticMarkup(<ListingRow {...row} listings={[]} />)).toContain('No spaces yet.')
})

test('listings that could not be read are no empty list', () => {
  const html = renderToStaticMarkup(<ListingRow {...row} listings={undefined} isError />)
  expect(html).toContain('We could not load these just now')
  expect(html).toContain('Try again')
})

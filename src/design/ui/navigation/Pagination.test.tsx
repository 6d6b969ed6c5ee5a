import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Pagination } from './Pagination.tsx'

test.each([
  [1, 'Previous page', 'Next page'],
  [3, 'Next page', 'Previous page'],
])('on page %i of three “%s” is off and keeps the focus', (page, off, on) => {
  const markup = renderToStaticMarkup(
    <Pagination page={page} pageCount={3} onPage={() => undefined} />,
  )
  const buttonOf = (label: string) =>
    markup.match(new RegExp(`<button[^>]*aria-label="${label}"[^>]*>`))?.[0]
  expect(buttonOf(off)).toContain('aria-disabled="true"')
  expect(markup).not.toContain('disabled=""')
  expect(buttonOf(on)).not.toContain('aria-disabled="true"')
})

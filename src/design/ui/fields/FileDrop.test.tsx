import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileDrop } from './FileDrop.tsx'

test('while files are on their way it takes no others, and keeps the focus', () => {
  const markup = renderToStaticMarkup(
    <FileDrop label="Pictures" prompt="Uploading" accept="image/*" disabled onFiles={() => {}} />,
  )
  expect(markup).toContain('aria-disabled="true"')
  expect(markup).not.toContain('disabled=""')
})

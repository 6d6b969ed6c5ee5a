import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LoadedPanel } from './Panel.tsx'

interface Standing {
  data?: string
  isError?: boolean
  isFetching?: boolean
}

const drawn = ({ data, isError = false, isFetching = false }: Standing) =>
  renderToStaticMarkup(
    <LoadedPanel
      query={{ data, isError, isFetching, refetch: async () => ({}) as never }}
      heading="Things"
      words={{ failed: 'They could not be read.' }}
    >
      {things => <p>{things}</p>}
    </LoadedPanel>,
  )

test('a panel that may have nothing to say is not there while it is read', () => {
  expect(drawn({ isFetching: true })).toBe('')
  expect(drawn({ isFetching: true, isError: true })).toBe('')
})

test('a panel that could not be read says so, and can be read again', () => {
  expect(drawn({ isError: true })).toMatch(/role="alert".*They could not be read\..*<button/)
})

test('what was read stays where it cannot be read once more', () => {
  expect(drawn({ data: 'Two chairs', isError: true })).toBe('<p>Two chairs</p>')
})

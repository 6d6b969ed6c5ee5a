import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { keepValues, keptValues } from './keep-values.ts'
import { useTyped } from './use-typed.ts'

const typed = { reason: 'Please bring my lamp' }

type Drawn = ReturnType<typeof useTyped<typeof typed>>

function Form({ onDrawn }: { onDrawn: (form: Drawn) => void }) {
  onDrawn(useTyped('ask', typed))
  return null
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what a dialog kept when it was closed while sending is forgotten once it was sent', () => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  const forms: Drawn[] = []
  renderToStaticMarkup(<Form onDrawn={form => forms.push(form)} />)
  keepValues('ask', { owner: 'ada', values: typed })
  forms[0]?.markSent()
  expect(keptValues('ask', 'ada')).toBeUndefined()
})

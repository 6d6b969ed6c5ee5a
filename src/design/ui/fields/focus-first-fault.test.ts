import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { focusFirstFault } from './focus-first-fault.ts'

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw())
})
afterEach(() => vi.unstubAllGlobals())

/** As in a browser, only some elements can take the focus. */
function drawn(kind: 'input' | 'fieldset') {
  const page: { activeElement?: unknown; querySelector: () => unknown } = {
    querySelector: () => field,
  }
  const inside = {
    focus: () => {
      page.activeElement = inside
    },
  }
  const field = {
    focus: () => {
      if (kind === 'input') page.activeElement = field
    },
    querySelector: () => inside,
    scrollIntoView: vi.fn(),
  }
  vi.stubGlobal('document', page)
  return { page, field, inside }
}

test('the focus goes to the first field with a fault', () => {
  const { page, field } = drawn('input')
  focusFirstFault('main')
  expect(page.activeElement).toBe(field)
  expect(field.scrollIntoView).toHaveBeenCalledOnce()
})

test('where several controls have the fault together, it goes to the first of them', () => {
  const { page, inside } = drawn('fieldset')
  focusFirstFault('main')
  expect(page.activeElement).toBe(inside)
})

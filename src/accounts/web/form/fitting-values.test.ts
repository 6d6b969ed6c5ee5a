import { expect, test } from 'vitest'
import { fittingValues } from './fitting-values.ts'

const start = { name: '', scopes: [] as string[], born: undefined, picture: null }

test('what was typed comes back, also into fields that were empty', () => {
  const kept = { name: 'Till', scopes: ['read'], born: '1990-01-02', picture: '/media/1' }
  expect(fittingValues(kept, start)).toEqual(kept)
})

test('what the form no longer has, or has in another shape, is left out', () => {
  const kept = { nickname: 'T', name: ['Till'], scopes: 'read', born: 3, picture: {} }
  expect(fittingValues(kept, start)).toEqual({})
})

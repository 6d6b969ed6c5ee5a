import { expect, it } from 'vitest'
import { isSameName } from './same-name.ts'

it.each([
  ['zoe', 'Zoë'],
  ['Mary Ann', 'Maryann'],
  ['O’Neill', "O'NEILL"],
  ['Smith-Jones', 'smith jones'],
  ['José', 'Jose\u0301'],
])('%s is %s', (one, other) => {
  expect(isSameName(one, other)).toBe(true)
})

it.each([
  ['Ann', 'Anna'],
  ['Smith', 'Smyth'],
  ['राम', 'रमा'],
  ['李', '王'],
  ['!', '?'],
])('%s is not %s', (one, other) => {
  expect(isSameName(one, other)).toBe(false)
})

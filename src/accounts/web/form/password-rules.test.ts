import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Password } from '#accounts/rules/credentials.ts'
import { isPredictable } from '#accounts/rules/predictable.ts'
import { passwordParts } from './password-rules.ts'

const unmet = (password: string) =>
  passwordParts(password)
    .filter(({ met }) => !met)
    .map(({ part }) => part)

test('an empty field has everything to do', () => {
  expect(unmet('')).toEqual(['length', 'upper', 'lower', 'digit', 'special'])
})

test('each part is ticked off by itself', () => {
  expect(unmet('abc')).toEqual(['length', 'upper', 'digit', 'special'])
  expect(unmet('Abc12')).toEqual(['length', 'special'])
  expect(unmet('Fox12!')).toEqual([])
})

const letter = fc.constantFrom(...'AZaz09#-(É ')

test('what is all ticked off is what the server accepts, up to its length limit and mere runs', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 10, unit: letter }), password => {
      const isTaken = unmet(password).length === 0 && !isPredictable(password)
      expect(isTaken).toBe(Password.safeParse(password).success)
    }),
  )
})

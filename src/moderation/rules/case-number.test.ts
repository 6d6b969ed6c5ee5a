import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CaseNumber, caseNumberFrom, caseNumberLength } from './case-number.ts'

const random = fc.array(fc.nat(1_000_000), {
  minLength: caseNumberLength,
  maxLength: caseNumberLength,
})

it('can be read out, whatever was drawn, and typed in again', () => {
  fc.assert(
    fc.property(random, drawn => {
      const number = caseNumberFrom(drawn)
      expect(number).toMatch(/^R-[2-9A-HJ-NP-Z]{6}$/)
      expect(CaseNumber.parse(` ${number.toLowerCase()} `)).toBe(number)
    }),
  )
})

it.each(['', 'R-', 'R-0OI1AB', 'R-7K3M2', 'R-7K3M2QQ', '7K3M2Q'])('%j is none', text => {
  expect(CaseNumber.safeParse(text).success).toBe(false)
})

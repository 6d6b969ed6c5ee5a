import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asRegistration, maskLicence } from './registration.ts'

test.each([
  ['ab12 cde', 'AB12 CDE'],
  [' AB12   CDE ', 'AB12 CDE'],
  ['morga657054sm9ij', 'MORGA657054SM9IJ'],
  ['d-123', 'D-123'],
])('%j is kept as %j', (typed, kept) => {
  expect(asRegistration(typed)).toBe(kept)
})

test.each(['', '   ', '-', 'ß12', "'; drop table driver", 'AB12\u0000', 'ＡＢ12', '<b>'])(
  '%j stands on no plate',
  typed => {
    expect(asRegistration(typed)).toBeUndefined()
  },
)

test('a masked licence keeps its length and never shows more than half of itself', () => {
  const licence = fc.string({ minLength: 1, maxLength: 30, unit: fc.constantFrom(...'AB12') })
  fc.assert(
    fc.property(licence, number => {
      const mask = maskLicence(number)
      const visible = mask.replaceAll('•', '')
      expect(mask).toHaveLength(number.length)
      expect(visible.length).toBeLessThanOrEqual(Math.min(4, number.length / 2))
      expect(number.endsWith(visible)).toBe(true)
    }),
  )
})

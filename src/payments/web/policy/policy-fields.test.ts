import { expect, it } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { readTyped, typedFrom } from './policy-fields.ts'

const { cancellationFee, packingPrice } = firstPolicy
const typed = typedFrom(firstPolicy)

it('reads what it has written', () => {
  expect(readTyped(typed)).toMatchObject({ change: { cancellationFee, packingPrice } })
})

it.each(['12.345', '12,50', '-3', 'much'])(
  'refuses a fee of %j, rather than take another one',
  cancellationFee => {
    expect(readTyped({ ...typed, cancellationFee })).toMatchObject({
      faults: { cancellationFee: expect.any(String) },
    })
  },
)

it.each(['7.55', '7,5', '60'])('refuses a commission of %j per cent', commissionRate => {
  expect(readTyped({ ...typed, commissionRate })).toMatchObject({
    faults: { commissionRate: expect.any(String) },
  })
})

it('takes a fee as people write it', () => {
  const read = readTyped({ ...typed, cancellationFee: ' £12.50 ' })
  expect(read).toMatchObject({ change: { cancellationFee: 1250 } })
})

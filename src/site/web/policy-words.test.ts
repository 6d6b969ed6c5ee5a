import { expect, test } from 'vitest'
import { firstPolicy } from '#foundation/rules/policy.ts'
import { policyWords } from './policy-words.ts'

test('pages quote the policy as people write it', () => {
  expect(policyWords(firstPolicy)).toMatchObject({
    tax: '7.5%',
    commission: '20%',
    partnerShare: '80%',
    fee: '£20',
    reply: '24 hours',
    longestTerm: '24 months',
  })
})

import { expect, it } from 'vitest'
import { accountInWords } from './ledger.ts'

it('says of an account what it holds, and of which partner', () => {
  expect(accountInWords('clearing')).toEqual({ label: 'Held by the payment provider' })
  expect(accountInWords('host:7')).toEqual({ label: 'Owed to partners', partnerId: '7' })
  expect(accountInWords('debt:7')).toEqual({ label: 'Owed by partners', partnerId: '7' })
})

it('leaves everything else as it is', () => {
  expect(accountInWords('01a2180a-ffa5-7256-aa8c-101da5f1950d')).toBeUndefined()
  expect(accountInWords('constructor')).toBeUndefined()
})

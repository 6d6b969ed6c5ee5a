import { expect, it } from 'vitest'
import { createFloodGate } from './flood-gate.ts'

it('a household with many IPv6 addresses passes the flood gate no more often than others', () => {
  const gate = createFloodGate(3)
  const fromNext = (n: number) => gate.admits(`2001:db8:1:2::${n.toString(16)}`, 0)
  expect([1, 2, 3, 4, 5].map(fromNext)).toEqual([true, true, true, false, false])
  expect(gate.admits('2001:db8:1:3::1', 0)).toBe(true)
  expect(gate.admits('192.0.2.1', 0)).toBe(true)
})

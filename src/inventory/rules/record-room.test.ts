import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  itemsAtMost,
  linesAtMost,
  linesWithReturns,
  recordsAtMost,
  recordsWithReturns,
} from './inventory-terms.ts'
import { isRoomForMore, isRoomToReturn } from './record-room.ts'

const upTo = (max: number) => fc.integer({ min: 0, max })
const held = fc.record({
  records: upTo(2 * recordsWithReturns),
  lines: upTo(2 * linesWithReturns),
  things: upTo(itemsAtMost),
})

it('all pieces of any things can be given back, however much is recorded', () => {
  fc.assert(
    fc.property(held, upTo(itemsAtMost), (before, wish) => {
      fc.pre(before.things > 0)
      const given = Math.min(Math.max(wish, 1), before.things)
      const { records, lines, things } = before
      const after = { records: records + 1, lines: lines + given, things: things - given }
      expect(isRoomToReturn(before, after)).toBe(true)
    }),
  )
})

it('records end nevertheless: a return that is taken back again and again, or piece by piece', () => {
  fc.assert(
    fc.property(held, before => {
      const { records, lines, things } = before
      const isFull = records + things >= recordsWithReturns || lines + things >= linesWithReturns
      const partly = { records: records + 1, lines: lines + 1, things }
      expect(isRoomToReturn(before, partly)).toBe(!isFull)
      const takenBack = { records, lines, things: things + 1 }
      expect(isRoomToReturn(before, takenBack)).toBe(!isFull)
    }),
  )
})

it('what comes in leaves room for what goes out', () => {
  const most = { records: recordsAtMost, lines: linesAtMost, things: itemsAtMost }
  expect(isRoomForMore(most)).toBe(true)
  const back = { records: most.records + 1, lines: most.lines + 1, things: itemsAtMost }
  expect(isRoomToReturn(most, back)).toBe(true)
  expect(isRoomForMore(back)).toBe(false)
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { freeSpot, heldSpot } from './free-spot.ts'

const phone = { width: 320, height: 640 }
const desk = { width: 1440, height: 900 }
const notice = { width: 288, height: 60 }

it('stands at the foot of an empty screen', () => {
  expect(freeSpot(notice, phone, [])).toEqual({ left: 16, top: 564 })
})

it('steps aside for what stands in the middle', () => {
  const button = { left: 600, top: 840, width: 200, height: 44 }
  expect(freeSpot(notice, desk, [button])).toEqual({ left: 1136, top: 824 })
})

it('rises above the buttons of a phone', () => {
  const bar = { left: 0, top: 570, width: 320, height: 70 }
  const { top } = freeSpot(notice, phone, [bar])
  expect(top + notice.height).toBeLessThanOrEqual(bar.top)
})

it('stays where it is while it covers nothing there, and not a moment longer', () => {
  const present = { left: 16, top: 200 }
  expect(freeSpot(notice, phone, [], present)).toEqual(present)
  const button = { left: 20, top: 210, width: 44, height: 44 }
  expect(freeSpot(notice, phone, [button], present)).toEqual({ left: 16, top: 564 })
  expect(freeSpot(notice, { width: 200, height: 200 }, [], present).top).toBeLessThan(200)
})

it('covers the least where a screen is full', () => {
  const page = { left: 0, top: 0, width: 320, height: 640 }
  const button = { left: 0, top: 300, width: 320, height: 340 }
  expect(freeSpot(notice, phone, [page, button]).top + notice.height).toBeLessThanOrEqual(300)
})

it('covers a field rather than the title of a dialog', () => {
  const title = { left: 16, top: 100, width: 230, height: 40 }
  const fields = { left: 0, top: 160, width: 320, height: 480 }
  const above = { left: 0, top: 0, width: 320, height: 100 }
  const { top } = freeSpot(notice, phone, [{ ...title, weight: 20 }, fields, above])
  expect(top + notice.height <= title.top || top >= title.top + title.height).toBe(true)
})

it('never leaves the screen, however small', () => {
  const size = fc.record({
    width: fc.integer({ min: 1, max: 1500 }),
    height: fc.integer({ min: 1, max: 900 }),
  })
  fc.assert(
    fc.property(size, size, (wanted, screen) => {
      const { left, top } = freeSpot(wanted, screen, [])
      expect([left >= 0, top >= 0]).toEqual([true, true])
    }),
  )
})

it('moves no further than the screen asks for while somebody points at it', () => {
  const present = { left: 16, top: 564 }
  expect(heldSpot(notice, phone, present)).toEqual(present)
  const grown = { width: 288, height: 190 }
  expect(heldSpot(grown, phone, present)).toEqual({ left: 16, top: 434 })
  expect(heldSpot({ width: 288, height: 900 }, phone, present)).toEqual({ left: 16, top: 0 })
})

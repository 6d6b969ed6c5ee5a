import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import type { Drill } from '../../test/drills/shared/drill.ts'
import { drill as breaksOff } from './drill-fixtures/breaks-off.ts'
import { drill as expectsNothing } from './drill-fixtures/expects-nothing.ts'
import { drill as fails } from './drill-fixtures/fails.ts'
import { drill as hangs } from './drill-fixtures/hangs.ts'
import { drill as holds } from './drill-fixtures/holds.ts'
import { allDrills, runDrills, runDrillsAtOnce, wishOf } from './drills.ts'

const folder = fileURLToPath(new URL('drill-fixtures', import.meta.url))
const run = (...drills: readonly Drill[]) =>
  runDrills(
    drills.map(drill => ({ drill })),
    folder,
  )

describe('a drill', () => {
  it('passes when all that it expected holds', async () => {
    expect(await run(holds)).toMatchObject({ passed: 1, failed: 0, faults: [] })
  })

  it.each([
    ['did not hold', fails, 'fails: another (11 s)'],
    ['broke off', breaksOff, 'breaks-off: it broke off (code 1)'],
    ['expected nothing', expectsNothing, 'expects-nothing: it expected nothing'],
  ])('fails when it %s, and says why', async (_, drill, fault) => {
    expect(await run(drill)).toMatchObject({ passed: 0, failed: 1, faults: [fault] })
  })

  it('is ended after its time, with everything that it started', async () => {
    const { failed, faults } = await run(hangs)
    expect(failed).toBe(1)
    expect(faults.at(-1)).toBe('hangs: it was not over after 0.05 min')
    const [, pid] = /\((\d+)\)$/.exec(faults[0] ?? '') ?? []
    expect(Number(pid)).toBeGreaterThan(0)
    await expect.poll(() => isRunning(Number(pid))).toBe(false)
  })

  it('counts for itself, whatever comes before and after', async () => {
    expect(await run(fails, holds, expectsNothing)).toMatchObject({ passed: 1, failed: 2 })
  })

  it('counts for itself among those that run at the same time', async () => {
    const wishes = [fails, holds, expectsNothing].map(drill => ({ drill }))
    const { passed, failed, faults } = await runDrillsAtOnce(wishes, folder)
    expect({ passed, failed }).toEqual({ passed: 1, failed: 2 })
    expect(faults.map(fault => fault.split(':')[0])).toEqual(['fails', 'expects-nothing'])
  })

  it('is asked for whole, or by a part that it has', () => {
    const parted = { ...holds, parts: ['half'] }
    expect(wishOf('holds', [parted])).toEqual({ drill: parted })
    expect(wishOf('holds:half', [parted])).toEqual({ drill: parted, part: 'half' })
    expect(wishOf('holds:other', [parted])).toBeUndefined()
    expect(wishOf('holds:half', [holds])).toBeUndefined()
  })

  it('is in a file of its name, so that it can be asked for', async () => {
    const names = (await allDrills()).map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['double-press', 'slow-readers']))
    expect(new Set(names).size).toBe(names.length)
  })
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

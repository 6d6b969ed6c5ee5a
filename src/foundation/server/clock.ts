import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './database/db.ts'
import { readDemoOffset } from './dev/demo-clock-table.ts'

/** The application's only source of "now". Demo mode and tests may move it; it keeps running. */
export interface Clock {
  now(): Date
  moveTo(instant: Date | null): void
  /**
   * Before this returns, the clock includes every move that was already answered, by any process.
   * Without demo mode it does nothing.
   */
  catchUp(): Promise<void>
  /** Reads the offset again from the database. */
  reread(): Promise<void>
}

export function createClock(system: () => number = Date.now) {
  let offset = 0
  return {
    now: () => new Date(system() + offset),
    moveTo(instant: Date | null) {
      offset = instant ? instant.getTime() - system() : 0
    },
    moveBy(milliseconds: number) {
      offset = milliseconds
    },
    catchUp: async () => undefined,
    reread: async () => undefined,
  } satisfies Clock & Record<string, unknown>
}

/** A reading counts as current for this long, and a move is answered only after that. */
export const freshForMs = 100
/** If the database does not answer in this time, the clock goes on with the last offset. */
const longestWaitMs = 1000

/** All processes of a demo use one clock, whose offset is in the database. */
export function createDemoClock(db: Db): Clock {
  const clock = createClock()
  let known: number | undefined = 0
  let readAt = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    const begunAt = performance.now()
    const offset = await readDemoOffset(db).catch(() => known)
    if (offset !== known && offset !== undefined) clock.moveBy(offset)
    known = offset
    readAt = begunAt
    reading = undefined
  }

  /** One reading at a time, shared by all who wait. */
  async function readSince(instant: number): Promise<void> {
    while (readAt <= instant) {
      reading ??= read()
      await reading
    }
  }

  return {
    now: clock.now,
    moveTo: clock.moveTo,
    async catchUp() {
      const since = performance.now() - freshForMs
      if (readAt <= since) {
        const timeLimit = pause(longestWaitMs, undefined, { ref: false })
        await Promise.race([readSince(since), timeLimit])
      }
    },
    async reread() {
      await reading
      known = undefined
      await readSince(performance.now())
    },
  }
}

export function openClock({ demo }: { demo: boolean }, db: Db): Clock {
  return demo ? createDemoClock(db) : createClock()
}

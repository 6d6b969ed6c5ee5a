/** The application's only source of "now". Demo mode and tests may move it; it keeps running. */
export interface Clock {
  now(): Date
  moveTo(instant: Date | null): void
}

export function createClock(system: () => number = Date.now): Clock {
  let offset = 0
  return {
    now: () => new Date(system() + offset),
    moveTo(instant) {
      offset = instant ? instant.getTime() - system() : 0
    },
  }
}

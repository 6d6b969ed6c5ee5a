const mostSteps = 100_000

/** Bounds how often the events of one file may repeat, all together. */
export function countSteps() {
  let steps = 0
  return {
    take(): void {
      steps += 1
      if (steps > mostSteps) throw new TooMuch()
    },
  }
}

export class TooMuch extends Error {
  override name = 'TooMuch'
}

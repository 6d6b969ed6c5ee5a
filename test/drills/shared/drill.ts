/** A fault caused on purpose in the running program, and what must still be true. */
export interface Drill {
  /** Its name on the command line, and of its file. */
  name: string
  /** One sentence: what is done, and what must hold. */
  title: string
  /** After so many minutes it is ended, with everything that it started. */
  minutes: number
  /** Parts that can run alone, as `<name>:<part>`. */
  parts?: readonly string[]
  run(report: DrillReport, part?: string): Promise<void>
}

export interface DrillReport {
  /** Reports what is being done now. */
  step(text: string): void
  /** What must be true. If it is not, the drill goes on and fails at the end. */
  expect(text: string, isWell: boolean, figure?: string | number): void
}

/** Something bad that is done on purpose to the running program, and what must hold all the same. */
export interface Drill {
  /** As on the command line, and of its file. */
  name: string
  /** One sentence: what is done, and what must hold. */
  title: string
  /** It is ended after so many, and everything that it started with it. */
  minutes: number
  /** What can be run of it alone, as `<name>:<part>`. */
  parts?: readonly string[]
  run(report: DrillReport, part?: string): Promise<void>
}

export interface DrillReport {
  /** Says what is being done now. */
  step(text: string): void
  /** What must hold. The drill goes on either way, and fails if it did not. */
  expect(text: string, isWell: boolean, figure?: string | number): void
}

import { readFileSync } from 'node:fs'

/** Loaded before the program, so that its clock follows the offset in a file. */
const file = process.env.CLOCK_OFFSET_FILE ?? ''
const lookEveryMs = 100
const RealDate = Date
let offset = 0

class MovedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    if (given.length === 0) super(RealDate.now() + offset)
    else super(...(given as [number]))
  }

  static override now(): number {
    return RealDate.now() + offset
  }
}
globalThis.Date = MovedDate as DateConstructor

function look() {
  try {
    offset = Number(readFileSync(file, 'utf8')) || 0
  } catch {
    // The clock was not moved yet.
  }
}

look()
setInterval(look, lookEveryMs).unref()

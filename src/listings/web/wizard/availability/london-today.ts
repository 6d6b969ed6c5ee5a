import { inLondon } from '#foundation/rules/time/time.ts'

/** The day it is where the spaces are, "2026-03-09", wherever the browser is. */
export function londonToday(): string {
  return inLondon(new Date()).toPlainDate().toString()
}

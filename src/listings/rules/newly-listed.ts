import { dayMs } from '#foundation/rules/time/lengths.ts'

const newForDays = 30

/** Counts from the day the draft was begun: being approved again does not make an old space new. */
export function isNewlyListed({ createdAt }: { createdAt: string }, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < newForDays * dayMs
}

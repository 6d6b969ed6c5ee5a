import { daysBetween, londonDate } from '#foundation/rules/time/london-date.ts'

export const badgeDays = 45

export interface DryRecord {
  percent: number
  /** As 2026-03-09. */
  readOn: string
}

/** The badge ends by itself, so whoever draws it asks this with the time of the drawing. */
export function isRecordCurrent({ readOn }: Pick<DryRecord, 'readOn'>, now: Date): boolean {
  return daysBetween(readOn, londonDate(now)) <= badgeDays
}

export type Dampness = 'veryDry' | 'fine' | 'aLittleDamp' | 'damp'

export const fineUpTo = 60

export function dampnessOf(percent: number): Dampness {
  if (percent < 40) return 'veryDry'
  if (percent <= fineUpTo) return 'fine'
  return percent <= 70 ? 'aLittleDamp' : 'damp'
}

import { mayCorrect } from '#listings/rules/readings/series.ts'
import type { OwnReading, Reading } from '#listings/rules/readings/wire.ts'
import { mediaItem } from '../listing/own-media.ts'
import type { ReadingRow } from './readings-table.ts'

export function presentReading(row: ReadingRow): Reading {
  return {
    _id: row.id,
    percent: row.percent,
    celsius: row.celsius,
    readOn: row.read_on,
    note: row.note,
    isCorrected: row.corrected_at !== null,
    picture: mediaItem(row.picture),
  }
}

export function presentOwnReading(row: ReadingRow, now: Date): OwnReading {
  return {
    ...presentReading(row),
    postedAt: row.posted_at.toISOString(),
    mayChange: row.removed_at === null && mayCorrect({ postedAt: row.posted_at }, now),
    removedBecause: row.removed_because,
  }
}

import type { Db } from '#foundation/server/database/db.ts'
import { haveSameBrowser } from './browser-marks-table.ts'

/** Whether two people have logged in from one place with one browser of late. */
export function shareBrowser(db: Db, one: string, other: string): Promise<boolean> {
  return haveSameBrowser(db, one, other)
}

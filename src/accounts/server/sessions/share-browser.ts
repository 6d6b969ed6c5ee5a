import type { Db } from '#foundation/server/database/db.ts'
import { haveSameBrowser } from './browser-marks-table.ts'

/** Whether both have logged in lately from one network with one browser. */
export function shareBrowser(db: Db, one: string, other: string): Promise<boolean> {
  return haveSameBrowser(db, one, other)
}

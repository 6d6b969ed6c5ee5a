import type { Db } from '#foundation/server/database/db.ts'
import { findPayee } from './payees-table.ts'

export async function shareBank(db: Db, one: string, other: string): Promise<boolean> {
  const [mine, theirs] = [await findPayee(db, one), await findPayee(db, other)]
  return mine?.bank_mark != null && mine.bank_mark === theirs?.bank_mark
}

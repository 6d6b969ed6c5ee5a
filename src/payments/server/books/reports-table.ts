import type { Db } from '#foundation/server/database/db.ts'
import type { Difference } from '#payments/rules/console-wire.ts'

export interface ReportRow {
  id: string
  at: Date
  compared: number
  repaired: number
  differences: Difference[]
}

const table = (db: Db) => db.$extendTables<{ reconciliation_report: ReportRow }>()

export async function insertReport(tx: Db, row: ReportRow): Promise<void> {
  const differences = JSON.stringify(row.differences) as never
  await table(tx)
    .insertInto('reconciliation_report')
    .values({ ...row, differences })
    .execute()
}

export async function listReports(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportRow[]> {
  return table(db)
    .selectFrom('reconciliation_report')
    .selectAll()
    .orderBy('at', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countReports(db: Db): Promise<number> {
  const row = await table(db)
    .selectFrom('reconciliation_report')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return row.count
}

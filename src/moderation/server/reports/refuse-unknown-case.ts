import { failField } from '#foundation/rules/errors.ts'
import type { Db } from '#foundation/server/database/db.ts'
import { isCaseNumberTaken } from './reports-table.ts'

export async function refuseUnknownCase(db: Db, caseNumber: string | undefined): Promise<void> {
  if (caseNumber !== undefined && !(await isCaseNumberTaken(db, caseNumber))) {
    failField('caseNumber', 'There is no report with that case number.')
  }
}

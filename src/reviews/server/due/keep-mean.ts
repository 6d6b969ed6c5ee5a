import { type Services, systemContext } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { moveMean } from './mean-table.ts'

/** The average of all spaces changes slowly, so once a night is enough. */
export async function keepMean(services: Services): Promise<void> {
  const { db } = systemContext(services, 'job:keep-mean')
  await transaction(db, tx => moveMean(tx))
}

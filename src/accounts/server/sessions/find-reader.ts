import type { Reader } from '#foundation/rules/reader.ts'
import type { Services } from '#foundation/server/context.ts'
import { DatabaseUnavailable } from '#foundation/server/database/database-errors.ts'
import { findUser } from '../account/users-table.ts'
import { identify } from './identify.ts'

/** Whom a page is drawn for. Without the database it is drawn for nobody and says what is amiss. */
export async function findReader(
  services: Services,
  request: Request,
): Promise<Reader | undefined> {
  try {
    const now = services.clock.now()
    const actor = await identify(services, request, { now, byCookie: true })
    const user = actor?.kind === 'person' ? await findUser(services.db, actor.id) : undefined
    if (actor?.kind !== 'person' || !user) return undefined
    const { id: _id, role, isVerified } = actor
    return { _id, firstName: user.first_name, role, isVerified }
  } catch (error) {
    if (error instanceof DatabaseUnavailable) return undefined
    throw error
  }
}

import { logKeptDays } from '#connections/rules/connection-terms.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { Services } from '#foundation/server/context.ts'
import { deleteOldDeliveries } from './webhooks/deliveries-table.ts'

const atOnce = 1000

export async function forgetOldDeliveries(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  stopping?: AbortSignal,
): Promise<void> {
  const before = after(clock.now(), -logKeptDays * dayMs)
  while (!stopping?.aborted && (await deleteOldDeliveries(db, before, atOnce)) === atOnce);
}

import type { firstPolicy } from '#foundation/rules/policy.ts'
import type { PolicyChange } from '#foundation/rules/policy-values.ts'
import { dayMs, hourMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import type { TestApp } from './app-under-test.ts'
import { approvedListing, type Person } from './factories.ts'

type Policy = typeof firstPolicy

export const currentTerms = async (app: TestApp): Promise<Policy> =>
  (await app.get('/policy')).body.data

/** The values of these terms that the operator may change. */
export const changeOf = (current: Policy): PolicyChange => ({
  taxRate: current.taxRate,
  commissionRate: current.commissionRate,
  cancellationFee: current.cancellationFee,
  packingPrice: current.packingPrice,
  feeKeptBy: current.feeKeptBy,
  refundWindowHours: current.refundWindowHours,
  payWindowHours: current.payWindowHours,
  payoutDelayHours: current.payoutDelayHours,
})

export async function adoptTerms(
  app: TestApp,
  operator: { token: string },
  changes: Partial<PolicyChange>,
) {
  const current = await currentTerms(app)
  const change = { ...changeOf(current), ...changes }
  const reason = 'Tried out by a test.'
  return app.post('/admin/policy', { since: current.version, change, reason }, operator)
}

/** A request for ten hours at £10, in a space of its own. */
export async function tenHoursWish(app: TestApp, host: Person, form: Record<string, unknown> = {}) {
  const space = { services: ['packing'], packagingSize: 'small', costPerSize: 1, hourlyRate: 10 }
  const listing = await approvedListing(app, host, { ...space, storageNumber: 3, ...form })
  const start = after(app.clock.now(), 3 * dayMs)
  return {
    storageListing: listing._id,
    startDate: start.toISOString(),
    endDate: after(start, 10 * hourMs).toISOString(),
    type: 'hourly',
  }
}

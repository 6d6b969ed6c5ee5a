import { requireRecentLogin } from '#accounts/server/sessions/require-recent-login.ts'
import type { ChangedTerms } from '#foundation/rules/audit/audit-details.ts'
import { fail, failField } from '#foundation/rules/errors.ts'
import type { Policy } from '#foundation/rules/policy.ts'
import { changeable, faultOf, PolicyValues, withChange } from '#foundation/rules/policy-values.ts'
import { londonDate } from '#foundation/rules/time/london-date.ts'
import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { transaction } from '#foundation/server/database/transaction.ts'
import { insertPolicy, lockPolicies } from '#foundation/server/policy/policy-table.ts'
import type { AdoptedPolicy, PolicyAdoption } from '#payments/rules/policy/policy-wire.ts'
import { readPolicyHistory } from './read-policy-history.ts'

/** New quotes use these terms from now on. Existing bookings keep theirs. */
export async function adoptPolicy(
  ctx: Context,
  { since, change, reason }: PolicyAdoption,
): Promise<AdoptedPolicy[]> {
  const operator = requireRecentLogin(ctx)
  const fault = faultOf(change)
  if (fault) return failField('change.payoutDelayHours', fault)
  await transaction(ctx.db, async tx => {
    const adopted = await lockPolicies(tx)
    const latest = adopted[0]
    if (latest?.version !== since) return fail('conflict')
    const before: Policy = { ...latest.values, version: latest.version }
    const changes = changeable.filter(key => before[key] !== change[key])
    if (changes.length === 0) return fail('nothing_to_adopt')
    const version = nextVersion(ctx.now, new Set(adopted.map(row => row.version)))
    const { version: _version, ...values } = withChange(before, change, version)
    PolicyValues.parse(values)
    await insertPolicy(tx, {
      number: latest.number + 1,
      version,
      values,
      adopted_at: ctx.now,
      adopted_by: operator.id,
      reason,
    })
    const terms = changes.map(key => [key, { from: before[key], to: change[key] }])
    await recordAudit(tx, ctx, {
      action: 'policy.adopted',
      subject: { type: 'policy', id: version },
      details: { since, reason, ...(Object.fromEntries(terms) as ChangedTerms) },
    })
    ctx.jobs.wake('refresh-cards')
  })
  return readPolicyHistory(ctx)
}

/** The date, with a number if several were adopted that day. */
function nextVersion(now: Date, taken: ReadonlySet<string>): string {
  const day = londonDate(now)
  for (let nth = 2, version = day; ; nth += 1) {
    if (!taken.has(version)) return version
    version = `${day}.${nth}`
  }
}

import { findPeople } from '#accounts/server/account/find-person.ts'
import type { Context } from '#foundation/server/context.ts'
import { readPolicies } from '#foundation/server/policy/policy-table.ts'
import type { AdoptedPolicy } from '#payments/rules/policy/policy-wire.ts'

/** Newest first, so the first are the current terms. */
export async function readPolicyHistory(ctx: Context): Promise<AdoptedPolicy[]> {
  const rows = await readPolicies(ctx.db)
  const by = rows.flatMap(row => row.adopted_by ?? [])
  const people = await findPeople(ctx.db, [...new Set(by)])
  return rows.map(({ version, values, adopted_at, adopted_by, reason }) => {
    const person = adopted_by === null ? undefined : people.get(adopted_by)
    return {
      terms: { ...values, version },
      adoptedAt: adopted_at.toISOString(),
      adoptedBy: person ? `${person.firstName} ${person.lastName}` : null,
      reason,
    }
  })
}

import { demoEmails, demoPassword } from '#accounts/rules/demo-people.ts'
import { createUser } from '#accounts/server/account/create-user.ts'
import { hashPassword } from '#accounts/server/proofs/password-hash.ts'
import type { Role } from '#foundation/rules/permissions.ts'
import { dayMs } from '#foundation/rules/time/lengths.ts'
import { after } from '#foundation/rules/time/time.ts'
import { type Services, systemContext } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'

const people: readonly { email: string; firstName: string; lastName: string; role: Role }[] = [
  { email: demoEmails.partner, firstName: 'Priya', lastName: 'Shah', role: 'partner' },
  { email: demoEmails.renter, firstName: 'Rowan', lastName: 'Hughes', role: 'customer' },
  { email: demoEmails.operator, firstName: 'Alex', lastName: 'Morgan', role: 'admin' },
]

/** The three accounts that the login page of the demo offers. */
export async function loadDemoAccounts(services: Services): Promise<void> {
  const since = after(services.clock.now(), -14 * 30 * dayMs)
  const ctx = { ...systemContext(services, newId(since)), now: since }
  for (const person of people) {
    const passwordHash = await hashPassword(demoPassword)
    await createUser(services.db, ctx, { ...person, passwordHash, isVerified: true })
  }
}

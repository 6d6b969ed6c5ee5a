import { recordAudit } from '#foundation/server/audit/record-audit.ts'
import type { Context } from '#foundation/server/context.ts'
import { requirePerson } from '../account/require-person.ts'
import { requireUser } from '../account/signed-in.ts'
import { provePassword } from '../proofs/prove-password.ts'
import { refuseObviousPassword } from '../proofs/refuse-obvious-password.ts'
import { refuseReusedPassword, replacePassword } from './replace-password.ts'

export async function changePassword(
  ctx: Context,
  { currentPassword, password }: { currentPassword: string; password: string },
): Promise<void> {
  const { sessionId } = requirePerson(ctx)
  const user = await requireUser(ctx)
  await provePassword(ctx, user, currentPassword)
  const person = { email: user.email, firstName: user.first_name, lastName: user.last_name }
  refuseObviousPassword(password, person, ctx.config)
  await refuseReusedPassword(user, password)
  await replacePassword(ctx, user, password, {
    keepSession: sessionId,
    alsoInSameTransaction: tx =>
      recordAudit(tx, ctx, {
        action: 'user.password-changed',
        subject: { type: 'user', id: user.id },
      }),
  })
}

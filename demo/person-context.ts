import { type Context, type Services, systemContext } from '#foundation/server/context.ts'
import { newId } from '#foundation/server/new-id.ts'

/** The context of somebody at some time: demo data is made by the usual verbs. */
export function personContext(
  services: Services,
  id: string,
  role: 'customer' | 'partner' | 'admin',
  now: Date,
): Context {
  const actor = { kind: 'person', id, role, isVerified: true, sessionId: '', authenticatedAt: now }
  return { ...systemContext(services, newId(now)), actor: actor as Context['actor'], now }
}

import type { TestApp } from './app-under-test.ts'
import { aDriver, signUp } from './factories.ts'
import { approvedBooking, payLink } from './money.ts'

export interface OwnedThing {
  id: string
  /** The body that a stranger sends. */
  body?: unknown
  /** The stranger's role. */
  as: 'partner' | 'customer'
}

/** A paid booking, for calls about its money. */
async function paidBooking(app: TestApp): Promise<OwnedThing> {
  const host = await signUp(app, { role: 'partner' })
  const renter = await signUp(app, { role: 'customer' })
  const { id } = await approvedBooking(app, { host, renter })
  const { sessionId } = await payLink(app, renter, id)
  await app.post(`/dev/payments/${sessionId}`, { outcome: 'success' })
  return { id, as: 'customer' }
}

/** For each call on something with an owner: makes such a thing that belongs to somebody else. */
export const ownedThings: Record<string, (app: TestApp) => Promise<OwnedThing>> = {
  'PATCH /users/:id': async app => ({
    id: (await signUp(app)).user._id,
    body: { firstName: 'Mallory' },
    as: 'customer',
  }),
  'DELETE /users/:id/upload': async app => ({ id: (await signUp(app)).user._id, as: 'partner' }),
  'DELETE /auth/sessions/:id': async app => {
    const owner = await signUp(app)
    const { body } = await app.get('/auth/sessions', { token: owner.token })
    return { id: body.data[0]._id, as: 'partner' }
  },
  'PATCH /drivers/:id': async app => ({
    id: await driverOfSomebody(app),
    body: { firstName: 'Mallory' },
    as: 'partner',
  }),
  'DELETE /drivers/:id': async app => ({ id: await driverOfSomebody(app), as: 'partner' }),
  'GET /booking/:id/payment': paidBooking,
  'GET /booking/:id/receipt': paidBooking,
  'GET /booking/:id/money': paidBooking,
}

async function driverOfSomebody(app: TestApp): Promise<string> {
  return (await app.post('/drivers', aDriver(), await signUp(app))).body.data._id
}

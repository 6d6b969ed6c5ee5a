import type { TestApp } from './app-under-test.ts'
import { aDriver, signUp } from './factories.ts'

export interface OwnedThing {
  id: string
  /** What a stranger sends who could do it with a thing of their own. */
  body?: unknown
  /** The stranger's role. */
  as: 'partner' | 'customer'
}

/** For each call on something that has an owner: how a thing of somebody else's comes to be. */
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
}

async function driverOfSomebody(app: TestApp): Promise<string> {
  return (await app.post('/drivers', aDriver(), await signUp(app))).body.data._id
}

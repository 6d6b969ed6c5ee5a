import { vi } from 'vitest'

// Calls leave as they do in a browser. Here and not in the test that needs it, because files share
// their modules: whichever is loaded first would decide.
vi.mock('#foundation/web/api/transport.ts', async original => ({
  ...(await original<typeof import('#foundation/web/api/transport.ts')>()),
  transport: () => (request: Request) => fetch(request),
}))

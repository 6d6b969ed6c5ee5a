import type { Options } from '@node-rs/argon2'
import { vi } from 'vitest'

/**
 * Nearly everybody in tests has the same password, and hashing is slow by design: a fifth of the
 * time of all tests. So a password is hashed once at each cost. Comparing is left as it is.
 */
vi.mock('@node-rs/argon2', async importOriginal => {
  const library = await importOriginal<typeof import('@node-rs/argon2')>()
  const hashes = new Map<string, Promise<string>>()
  return {
    ...library,
    hash: (password: string, cost?: Options) => {
      const key = JSON.stringify([password, cost])
      const hash = hashes.get(key) ?? library.hash(password, cost)
      hashes.set(key, hash)
      return hash
    },
  }
})

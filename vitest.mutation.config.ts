import { defineConfig } from 'vitest/config'

/** Only the tests beside the rules: a mutant that needs a database to be noticed counts as missed. */
export default defineConfig({ test: { include: ['src/bookings/rules/**/*.test.ts'] } })

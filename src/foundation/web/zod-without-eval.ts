import type { $ZodConfig } from 'zod/v4/core'

/**
 * zod would compile its parsers with `new Function`. The content policy forbids that, and merely
 * trying is reported as a violation, so it is told not to before the first schema is made. It reads
 * this name when it loads; setting it through zod itself would load 10 kB of it with every page.
 */
const settings: $ZodConfig = { jitless: true }
Object.assign(globalThis, { __zod_globalConfig: settings })

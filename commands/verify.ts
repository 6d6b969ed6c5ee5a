import { runStaticChecks } from './verifying/static-checks.ts'

const { failed } = await runStaticChecks()
process.exit(failed === 0 ? 0 : 1)

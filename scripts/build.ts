import { buildPages } from './steps/pages-build.ts'

process.exit((await buildPages()) ? 0 : 1)

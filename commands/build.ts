import { buildPages } from './building/pages-build.ts'

process.exit((await buildPages()) ? 0 : 1)

import { pages, program } from './building/builds.ts'
import { buildAnew, buildIfStale } from './building/stale.ts'

/** `npm run build` builds all of it anew; `npm start` needs the program alone to begin. */
const isStarting = process.argv[2] === 'program'
const isBuilt = isStarting
  ? await buildIfStale(program)
  : (await buildAnew(program)) && (await buildAnew(pages))
process.exit(isBuilt ? 0 : 1)

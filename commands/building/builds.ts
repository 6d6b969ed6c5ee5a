import { type Finished, run } from '../shared/run.ts'
import { type Build, buildIfStale } from './stale.ts'

/** What the server runs: all of it in one file, which takes less memory than two thousand. */
export const program: Build = {
  what: 'the program',
  stamp: 'dist/program-built-from.txt',
  sources: [
    'src/*.ts',
    'src/*/{rules,server}/**/*.ts',
    'demo/*.ts',
    'commands/{start,shared/*}.ts',
  ],
  run: () => run('node', ['commands/building/build-program.ts']),
}

export const pages: Build = {
  what: 'the pages',
  stamp: 'dist/pages-built-from.txt',
  sources: [
    'src/*.{ts,tsx,css}',
    'src/*/rules/**/*',
    'src/*/web/**/*',
    'src/design/**/*',
    'public/**/*',
    'vite.config.ts',
  ],
  run: runPagesBuild,
}

/** For whoever starts the whole as it is deployed; false when something cannot be built. */
export async function buildWhatIsStale(): Promise<boolean> {
  return (await buildIfStale(program)) && buildIfStale(pages)
}

/** The pages, the service worker with what it shows without a connection, and small copies of all. */
async function runPagesBuild(): Promise<Finished> {
  const env = { NODE_ENV: 'production' }
  let built = await run('vite', ['build', '--logLevel', 'warn'], { env })
  for (const next of ['build-worker', 'compress-pages']) {
    if (built.code === 0) built = await run('node', [`commands/building/${next}.ts`])
  }
  return built
}

import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { say, withProgress } from '../shared/progress.ts'
import { type Finished, root, run } from '../shared/run.ts'

const sources = [
  'src/*.{ts,tsx,css}',
  'src/*/rules/**/*',
  'src/*/web/**/*',
  'src/design/**/*',
  'public/**/*',
  'vite.config.ts',
  'commands/building/{build-worker,page-files}.ts',
  'package{,-lock}.json',
]
const stamp = join(root, 'dist/built-from.txt')

/** Builds the pages unless they were built from exactly these sources; false when it cannot. */
export async function buildPagesIfStale(): Promise<boolean> {
  return builtFrom() === fingerprint() || buildPages()
}

export async function buildPages(): Promise<boolean> {
  rmSync(stamp, { force: true })
  const { code, isInterrupted, output } = await withProgress('Building the pages', () => buildAll())
  if (code === 0) writeFileSync(stamp, fingerprint())
  else if (!isInterrupted) say(`${output}\nThe pages could not be built: see above.`)
  return code === 0
}

/** The pages, then the service worker and the files that it shows without a connection. */
async function buildAll(): Promise<Finished> {
  const env = { NODE_ENV: 'production' }
  const pages = await run('vite', ['build', '--logLevel', 'warn'], { env })
  return pages.code === 0 ? run('node', ['commands/building/build-worker.ts']) : pages
}

function builtFrom(): string | undefined {
  try {
    return readFileSync(stamp, 'utf8')
  } catch {
    return undefined
  }
}

/** By content and not by date, because a checkout gives every file a new date. */
function fingerprint(): string {
  const hash = createHash('sha256')
  for (const file of globSync(sources, { cwd: root, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (file.isFile() && !isLeftOut(path)) hash.update(path).update(readFileSync(path))
  }
  return hash.digest('hex')
}

/** The build itself writes the route tree. */
function isLeftOut(path: string): boolean {
  return /\.gen\.ts$|\.test\.tsx?$/.test(path)
}

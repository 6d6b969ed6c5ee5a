import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { say, withProgress } from '../shared/progress.ts'
import { type Finished, root } from '../shared/run.ts'

export interface Build {
  /** As in "Building the pages". */
  what: string
  /** Which sources it was last built from. */
  stamp: string
  sources: readonly string[]
  run(): Promise<Finished>
}

/** Builds unless it was built from exactly these sources; false when it cannot. */
export async function buildIfStale(build: Build): Promise<boolean> {
  return builtFrom(build) === fingerprint(build) || buildAnew(build)
}

export async function buildAnew(build: Build): Promise<boolean> {
  const { what } = build
  rmSync(join(root, build.stamp), { force: true })
  const { code, isInterrupted, output } = await withProgress(`Building ${what}`, () => build.run())
  if (code === 0) writeFileSync(join(root, build.stamp), fingerprint(build))
  else if (!isInterrupted) say(`${output}\nCould not build ${what}: see above.`)
  return code === 0
}

function builtFrom({ stamp }: Build): string | undefined {
  try {
    return readFileSync(join(root, stamp), 'utf8')
  } catch {
    return undefined
  }
}

/** By content and not by date, because a checkout gives every file a new date. */
function fingerprint({ sources }: Build): string {
  const hash = createHash('sha256')
  for (const file of globSync([...sources, ...always], { cwd: root, withFileTypes: true })) {
    const path = join(file.parentPath, file.name)
    if (file.isFile() && !isLeftOut(path))
      hash.update(relative(root, path)).update(readFileSync(path))
  }
  return hash.digest('hex')
}

const always = ['package{,-lock}.json', 'commands/building/*.ts']

/** The build itself writes the route tree. */
function isLeftOut(path: string): boolean {
  return /\.gen\.ts$|\.test\.tsx?$/.test(path)
}

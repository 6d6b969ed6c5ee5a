import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { allRules } from '../../test/house/architecture/all-rules.ts'
import { readSourceTree } from '../../test/house/architecture/source-tree.ts'
import { say, seconds } from '../shared/progress.ts'
import { type Finished, root, run } from '../shared/run.ts'
import { sum, type Tally } from '../testing/tally.ts'
import { brokenReferences } from './document-references.ts'
import { outdatedDocuments } from './outdated-documents.ts'
import { refusedWords } from './refused-words.ts'

interface Check {
  name: string
  run(): Promise<Finished>
}

const types = (zone: string): Check => ({
  name: `types of ${zone}`,
  run: () => run('tsc', ['-p', `tsconfig.${zone}.json`]),
})

const checks: readonly Check[] = [
  types('server'),
  types('web'),
  types('worker'),
  types('rules'),
  types('journeys'),
  { name: 'dead code', run: () => run('knip', ['--no-progress']) },
  { name: 'format and lint', run: () => run('biome', ['check', '--error-on-warnings']) },
  { name: 'references in documents and comments', run: checkDocuments },
  { name: 'documents written by a command', run: checkWrittenDocuments },
  { name: 'words', run: checkWords },
  { name: 'walls and rooms', run: checkHouse },
]

/** Every check that does not run the program, all at once. */
export async function runStaticChecks(): Promise<Tally> {
  return sum(await Promise.all(checks.map(runOne)))
}

async function runOne(check: Check): Promise<Tally> {
  const startedAt = performance.now()
  const { code, output } = await check.run()
  say(`${code === 0 ? '  ok  ' : 'FAILED'}  ${check.name}: ${seconds(startedAt)}`)
  if (code === 0) return { passed: 1, failed: 0, faults: [] }
  say(output.trimEnd())
  return { passed: 0, failed: 1, faults: [check.name] }
}

async function checkDocuments(): Promise<Finished> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return finished(brokenReferences({ root, commands: Object.keys(scripts) }))
}

async function checkWrittenDocuments(): Promise<Finished> {
  return finished(outdatedDocuments(root))
}

async function checkWords(): Promise<Finished> {
  return finished(refusedWords(root))
}

async function checkHouse(): Promise<Finished> {
  const house = readSourceTree(root)
  const breaches = allRules.flatMap(({ name, check }) =>
    check(house).map(({ path, line, why }) => `${name}: ${path}:${line} ${why}`),
  )
  return finished(breaches)
}

function finished(faults: readonly string[]): Finished {
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') }
}

import { execFile, fork } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { chmod, copyFile, realpath } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { promisify } from 'node:util'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import type { Drill } from '../../test/drills/shared/drill.ts'
import { say, seconds } from '../shared/progress.ts'
import { root } from '../shared/run.ts'
import type { DrillMessage } from './drill-process.ts'
import { sum, type Tally } from './tally.ts'

const quickMinutes = 2
const linesOfLog = 15
const kept = join(root, 'test-results/drills')
const processFile = join(root, 'commands/testing/drill-process.ts')

/** The other files only serve the drills. */
export async function allDrills(): Promise<readonly Drill[]> {
  const files = globSync('test/drills/*.ts', { cwd: root })
    .filter(file => readFileSync(join(root, file), 'utf8').includes('export const drill: Drill'))
    .sort()
  const modules = await Promise.all(files.map(file => import(join(root, file))))
  return modules.map(({ drill }) => drill as Drill)
}

export const isQuick = ({ minutes }: Drill) => minutes <= quickMinutes

/** A drill, or one part of it. */
export interface Wish {
  drill: Drill
  part?: string | undefined
}

/** What the words ask for: `cluster`, or `cluster:payout` for a part of it. */
export function wishOf(word: string, drills: readonly Drill[]): Wish | undefined {
  const [name, part] = word.split(':')
  const drill = drills.find(one => one.name === name)
  const isKnown = part === undefined || drill?.parts?.includes(part)
  return drill && isKnown ? { drill, part } : undefined
}

/** One after the other, so that each has the machine to itself. */
export async function runDrills(
  wishes: readonly Wish[],
  folderOfDrills = join(root, 'test/drills'),
): Promise<Tally> {
  const endings: Ending[] = []
  for (const wish of wishes) endings.push(await runOne(wish, folderOfDrills, say))
  return sumOf(endings)
}

/** All at the same time, for drills that mostly wait; each tells of itself when it is over. */
export async function runDrillsAtOnce(
  wishes: readonly Wish[],
  folderOfDrills = join(root, 'test/drills'),
): Promise<Tally> {
  const endings = wishes.map(async wish => {
    const lines: string[] = []
    const ending = await runOne(wish, folderOfDrills, line => lines.push(line))
    say(lines.join('\n'))
    return ending
  })
  return sumOf(await Promise.all(endings))
}

interface Ending {
  name: string
  faults: string[]
  verdict: string
}

type Tell = (line: string) => void

function sumOf(endings: readonly Ending[]): Tally {
  say()
  for (const { verdict } of endings) say(verdict)
  return sum(
    endings.map(({ name, faults }) => ({
      passed: faults.length === 0 ? 1 : 0,
      failed: faults.length === 0 ? 0 : 1,
      faults: faults.map(fault => `${name}: ${fault}`),
    })),
  )
}

async function runOne(wish: Wish, folderOfDrills: string, tell: Tell): Promise<Ending> {
  const { drill, part } = wish
  const startedAt = performance.now()
  const name = part === undefined ? drill.name : `${drill.name}:${part}`
  tell(`\n== ${name}: ${drill.title}`)
  const { held, faults } = await inItsFolder(wish, folderOfDrills, tell)
  const word = faults.length === 0 ? '  ok  ' : 'FAILED'
  const found = faults.length === 0 ? `${held} things held` : faults.join('; ')
  return { name, faults, verdict: `${word}  ${name} (${seconds(startedAt)}): ${found}` }
}

interface Outcome {
  held: number
  faults: string[]
}

async function inItsFolder(wish: Wish, folderOfDrills: string, tell: Tell): Promise<Outcome> {
  const { drill } = wish
  const folder = await realpath(mkdtempSync(join(tmpdir(), 'holdall-drill-')))
  await chmod(folder, 0o755)
  try {
    const outcome = await inItsProcess(wish, join(folderOfDrills, `${drill.name}.ts`), folder, tell)
    if (outcome.faults.length > 0) await keepLogs(drill, folder, tell)
    return outcome
  } finally {
    await endEverythingOf(folder)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Everything it starts has its folder in its environment or arguments, and is found by that. */
function inItsProcess(
  { drill, part }: Wish,
  file: string,
  folder: string,
  tell: Tell,
): Promise<Outcome> {
  const { minutes } = drill
  // Certificates of its own stand between some machines and the packages of npm.
  const { PATH, HOME, LANG, NODE_EXTRA_CA_CERTS } = process.env
  const child = fork(processFile, [file, folder, ...(part === undefined ? [] : [part])], {
    cwd: root,
    env: { PATH, HOME, LANG, NODE_EXTRA_CA_CERTS, TMPDIR: folder },
  })
  const faults: string[] = []
  let held = 0
  let isDone = false
  child.on('message', (message: DrillMessage) => {
    if (message.kind === 'step') tell(`  ${message.text}`)
    if (message.kind === 'done') isDone = true
    if (message.kind !== 'expected') return
    const { text, isWell, figure } = message
    const line = figure === undefined ? text : `${text} (${figure})`
    tell(`  ${isWell ? '  ok  ' : 'FAILED'}  ${line}`)
    if (isWell) held += 1
    else faults.push(line)
  })
  const timer = setTimeout(() => {
    faults.push(`it was not over after ${minutes} min`)
    child.kill('SIGKILL')
  }, minutes * minuteMs)
  return new Promise(resolve => {
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      const isSilent = !isDone && faults.length === 0
      if (isSilent) faults.push(`it broke off (${signal ?? `code ${code}`})`)
      else if (held + faults.length === 0) faults.push('it expected nothing')
      resolve({ held, faults })
    })
  })
}

async function keepLogs({ name }: Drill, folder: string, tell: Tell): Promise<void> {
  const place = join(kept, name)
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  for (const log of globSync('**/*.log', { cwd: folder, exclude: ['**/postgres/**'] })) {
    const copy = join(place, basename(log))
    await copyFile(join(folder, log), copy)
    const lines = readFileSync(copy, 'utf8').trimEnd().split('\n').slice(-linesOfLog)
    tell([`  ${copy} ends with`, ...lines.map(line => `    ${line}`)].join('\n'))
  }
}

const execute = promisify(execFile)

/** The embedded database has a process group of its own, so it is found by its folder. */
async function endEverythingOf(folder: string): Promise<void> {
  const withEnvironment = process.platform === 'darwin' ? 'axEww' : 'axeww'
  const maxBuffer = 64 * 1024 * 1024
  const { stdout } = await execute('ps', [withEnvironment, '-o', 'pid=,command='], { maxBuffer })
  for (const line of stdout.split('\n')) {
    if (!line.includes(folder)) continue
    const pid = Number.parseInt(line, 10)
    if (pid === process.pid || Number.isNaN(pid)) continue
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It has already ended.
    }
  }
}

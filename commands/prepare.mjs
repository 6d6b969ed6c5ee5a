// Runs before every command, with any version of Node: plain JavaScript without packages.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = new URL('..', import.meta.url)
const rootPath = fileURLToPath(root)
const oldestNode = 20
const heartbeatMs = 10_000

const read = path => JSON.parse(readFileSync(new URL(path, root), 'utf8'))
const isThere = path => existsSync(new URL(path, root))

await prepare()

async function prepare() {
  if (Number(process.versions.node.split('.')[0]) < oldestNode) {
    stopWith(`Holdall needs Node ${oldestNode} or later to start; this is ${process.version}.`)
  }
  if (!isInstalled()) await installPackages()
  if (!isThere('node_modules/node/bin/node')) await installRuntime()
  if (!isThere('node_modules/.bin/node')) linkRuntime()
}

/**
 * npm records what it installed; if the lock file has another version of anything, it is outdated.
 */
function isInstalled() {
  if (!isThere('node_modules/.package-lock.json')) return false
  const wanted = read('package-lock.json').packages
  const installed = read('node_modules/.package-lock.json').packages
  return Object.entries(wanted).every(([path, { version, optional }]) => {
    if (path === '') return true
    return installed[path] ? installed[path].version === version : optional === true
  })
}

/**
 * `npm ci` refuses a lock file without the native packages of other platforms, and npm itself
 * leaves them out (npm/cli#4828). `install --no-save` follows the lock file without changing it.
 */
async function installPackages() {
  say('Installing the packages (under a minute; needed once and after updates) ...')
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error']
  const sure = ['--include=dev', '--ignore-scripts=false', '--engine-strict=false']
  const code = await npm(['install', '--no-save', ...quiet, ...sure], rootPath)
  if (code !== 0) stopWith('The packages could not be installed; npm says why above.')
}

/** Where install scripts are forbidden, the pinned Node must be installed here. */
async function installRuntime() {
  say('Installing the Node that Holdall runs on ...')
  const folder = fileURLToPath(new URL('node_modules/node/', root))
  const code = await run(hostNode(), ['installArchSpecificPackage.js'], folder)
  if (code !== 0) stopWith('Node could not be installed; npm says why above.')
}

function linkRuntime() {
  const link = new URL('node_modules/.bin/node', root)
  rmSync(link, { force: true })
  symlinkSync('../node/bin/node', link)
}

function npm(args, cwd) {
  const cli = process.env.npm_execpath
  return cli ? run(hostNode(), [cli, ...args], cwd) : run('npm', args, cwd)
}

/** Installing replaces the pinned Node, so npm must run with the one that started this command. */
function hostNode() {
  return process.env.npm_node_execpath ?? process.execPath
}

function run(command, args, cwd) {
  const started = Date.now()
  const heartbeat = setInterval(() => {
    if (!process.stdout.isTTY) say(`  ... ${Math.round((Date.now() - started) / 1000)} s`)
  }, heartbeatMs)
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit' })
    child.once('error', reject)
    child.once('close', resolve)
  }).finally(() => clearInterval(heartbeat))
}

function say(text) {
  process.stdout.write(`${text}\n`)
}

function stopWith(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}

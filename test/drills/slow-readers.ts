import { connect, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { type RunningProgram, startProgram } from '#test/servers/running-program.ts'
import { residentMegabytes } from '../../bench/load/watched-process.ts'
import { frugal, frugalSettings } from '../../bench/servers/running-server.ts'
import type { Drill, DrillReport } from './shared/drill.ts'

const mostGrowthMb = 100
const mostLeftMb = 40
/** Tolerance for connections of the drill itself and to the database. */
const aFew = 12
const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'

interface Crowd {
  count: number
  /** What each client sends at once. */
  text: string
  /** What each client sends every second after that. */
  dribble?: string
}

export const drill: Drill = {
  name: 'slow-readers',
  title: 'Many ask and do not read, send a byte a second, or say nothing: memory stays small',
  minutes: 7,
  async run(report) {
    const settings = { NODE_ENV: 'production', DEMO: '1', ...frugalSettings }
    const program = await startProgram({ settings, nodeArgs: frugal })
    const askers = { count: 150, text: request.repeat(250) }
    await warmUp(program, askers)
    await hold(program, report, 'ask 250 times each and read nothing', askers)
    await hold(program, report, 'ask 16 times each and read nothing', {
      count: 300,
      text: request.repeat(16),
    })
    await hold(program, report, 'send a byte of their head each second', {
      count: 500,
      text: 'GET / HTTP/1.1\r\nX-Slow: ',
      dribble: 'x',
    })
    await hold(program, report, 'say nothing', { count: 5000, text: '' })
    await program.stop()
  },
}

/**
 * A warm program holds more memory than a fresh one: each page has been drawn once, and a first
 * crowd has come and gone. What every further crowd leaves behind is a leak.
 */
async function warmUp(program: RunningProgram, { count, text }: Crowd): Promise<void> {
  for (let n = 0; n < 600; n += 1) await (await fetch(`${program.url}/?n=${n}`)).arrayBuffer()
  const sockets = await Promise.all(Array.from({ length: count }, () => open(program.port)))
  for (const socket of sockets) socket.write(text)
  await pause(3000)
  for (const socket of sockets) socket.destroy()
  await settledMegabytes(program, 0)
}

async function hold(
  program: RunningProgram,
  report: DrillReport,
  what: string,
  { count, text, dribble }: Crowd,
): Promise<void> {
  const before = await residentMegabytes(program.pid)
  const openBefore = await openFiles(program)
  report.step(`${count} ${what}; the program holds ${before.toFixed(0)} MB`)
  const sockets = await Promise.all(Array.from({ length: count }, () => open(program.port)))
  for (const socket of sockets) if (text) socket.write(text)
  const dribbling = setInterval(() => {
    for (const socket of sockets) if (dribble && socket.writable) socket.write(dribble)
  }, 1000)
  let most = before
  let slowestMs = 0
  let goneAfterSeconds = Number.POSITIVE_INFINITY
  for (let second = 1; second <= 75; second += 1) {
    await pause(1000)
    most = Math.max(most, await residentMegabytes(program.pid))
    slowestMs = Math.max(slowestMs, await timeOfAPage(program))
    if ((await openFiles(program)) < openBefore + aFew) {
      goneAfterSeconds = second
      break
    }
  }
  clearInterval(dribbling)
  for (const socket of sockets) socket.destroy()
  const after = await settledMegabytes(program, before + mostLeftMb)
  const mb = (value: number) => `${(value - before).toFixed(0)} MB`
  report.expect(`${count} who ${what}: it grows little`, most - before < mostGrowthMb, mb(most))
  const goneAfter = `${goneAfterSeconds} s`
  report.expect('all are hung up on', Number.isFinite(goneAfterSeconds), goneAfter)
  report.expect(
    'everybody else is answered',
    slowestMs < 10_000,
    `${slowestMs.toFixed(0)} ms at most`,
  )
  report.expect('memory comes back', after <= before + mostLeftMb, mb(after))
}

/** A client that does not read never notices the end of its connection, so the program is asked. */
async function openFiles({ url }: RunningProgram): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_open_fds (\d+)$/m.exec(text)?.[1])
}

/** Without a listener for data nothing is read. */
function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.on('error', () => undefined)
      resolve(socket)
    })
    socket.once('error', reject)
  })
}

async function timeOfAPage({ url }: RunningProgram): Promise<number> {
  const started = performance.now()
  const response = await fetch(url)
  await response.arrayBuffer()
  return response.ok ? performance.now() - started : Number.POSITIVE_INFINITY
}

/** Memory is freed only when the collector runs, so this makes it run. */
async function settledMegabytes(program: RunningProgram, goal: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY
  for (let n = 0; n < 60 && least > goal; n += 1) {
    await pause(500)
    await timeOfAPage(program)
    least = Math.min(least, await residentMegabytes(program.pid))
  }
  return least
}

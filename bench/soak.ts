import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { buildWhatIsStale } from '../commands/building/builds.ts'
import { converse } from './load/conversations.ts'
import { KeptFigures, noAnswer } from './load/kept-figures.ts'
import { type Kind, listingIds, mixedLoad, newRenters, pickKind } from './load/mixed-load.ts'
import { loopLag, residentMegabytes } from './load/watched-process.ts'
import { benchFolder, removeFolder, startServer } from './servers/running-server.ts'

/**
 * `npm run soak -- 10 --rate 12`: ten minutes of mixed load on the real program, with messages and
 * open streams, which must not fail and not grow. `--overload` finds its capacity and sends three
 * times as much.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rate: { type: 'string', default: '12' },
    overload: { type: 'boolean', default: false },
  },
})
const minutes = Number(positionals[0] ?? 10)
const mostDrift = 1.1
const tickMs = 10
const mostUnderWay = 3000

if (!(await buildWhatIsStale())) process.exit(1)
const folder = await benchFolder()
const settings = { DEMO: '1', NODE_ENV: 'production', LOG_LEVEL: 'warn' }
// The first start fills the database, which needs memory that later starts do not.
await startServer(folder, settings).then(first => first.stop())
const server = await startServer(folder, settings)
const people = await newRenters(server.url, 12)
const listings = await listingIds(server.url)
const { write, look, streams } = await converse(server.url, people, listings)
const kinds = [...mixedLoad({ url: server.url, people, listings }), write, look]
const faults = values.overload ? await overload() : await soak()
streams.close()
await server.stop()
await removeFolder(folder)
for (const fault of faults) say(`FAILED  ${fault}`)
process.exit(faults.length === 0 ? 0 : 1)

async function soak(): Promise<string[]> {
  const figures = new KeptFigures()
  const lags: number[] = []
  const memory: number[] = []
  const isOver = new AbortController()
  const sending = sendAtRate(kinds, Number(values.rate), figures, isOver.signal)
  const samples = Math.max(12, Math.round(minutes * 6))
  for (let n = 0; n < samples; n += 1) {
    await pause((minutes * minuteMs) / samples)
    memory.push(await residentMegabytes(server.pid))
    lags.push(await loopLag(server.url))
    if (n % 6 === 5) say(`${figures.answered} answers, ${memory.at(-1)?.toFixed(0)} MB`)
  }
  isOver.abort()
  await sending

  for (const line of figures.lines()) say(line)
  // The first third does not count: code is compiled and caches fill.
  const third = Math.floor(memory.length / 3)
  const [start, middle, end] = [0, 1, 2].map(part => medianOf(memory, part * third, third))
  const faultsSeen = figures.count(status => status >= 500 || status === noAnswer)
  say(`resident memory: ${[start, middle, end].map(mb => `${mb?.toFixed(0)} MB`).join(', ')}`)
  say(`the most: ${Math.max(...memory).toFixed(0)} MB (goal: 200)`)
  say(`event loop, 99 of 100 turns: ${medianOf(lags, 0, lags.length).toFixed(0)} ms late`)
  say(`answered with 5xx or not at all: ${faultsSeen}`)
  say(`told in ${people.length} streams: ${streams.told()}, streams lost: ${streams.lost()}`)
  return [
    ...(streams.lost() > 0 ? [`${streams.lost()} streams were lost`] : []),
    ...(streams.told() === 0 ? ['no stream was told anything'] : []),
    ...(faultsSeen > 0 ? [`${faultsSeen} requests met a fault`] : []),
    ...((end ?? 0) > (middle ?? 0) * mostDrift ? ['memory grows'] : []),
  ]
}

async function overload(): Promise<string[]> {
  const calm = new KeptFigures()
  const most = await whatItCanDo(calm)
  say(`it can do ${most.toFixed(0)} requests a second`)
  const flooded = new KeptFigures()
  const isOver = new AbortController()
  const sending = sendAtRate(kinds, most * 3, flooded, isOver.signal)
  await pause(Math.min(minutes, 1) * minuteMs)
  isOver.abort()
  const endedAt = performance.now()
  const recoveredAfter = await untilWellAgain(endedAt)
  await sending
  for (const line of flooded.lines()) say(line)
  const shed = flooded.count(status => status === 429 || status === 503)
  const broken = flooded.count(status => status === noAnswer || (status >= 500 && status !== 503))
  say(`turned away: ${shed}, other faults: ${broken}`)
  say(`well again ${(recoveredAfter / 1000).toFixed(1)} s after it`)
  say(`resident memory: ${(await residentMegabytes(server.pid)).toFixed(0)} MB`)
  return [
    ...(broken > 0 ? [`${broken} requests met a fault`] : []),
    ...(recoveredAfter > 10_000 ? ['it takes more than 10 s to recover'] : []),
  ]
}

/** The capacity: requests per second when every client waits for an answer before it asks again. */
async function whatItCanDo(figures: KeptFigures): Promise<number> {
  const seconds = 20
  const until = performance.now() + seconds * 1000
  const ask = async () => {
    while (performance.now() < until) await figures.keep(pickKind(kinds))
  }
  await Promise.all(Array.from({ length: 16 }, ask))
  return figures.answered / seconds
}

/** Well means: every kind answered as usual and within a second, five times in a row. */
async function untilWellAgain(since: number): Promise<number> {
  let inARow = 0
  let wellSince = performance.now()
  while (inARow < 5) {
    const round = new KeptFigures()
    const started = performance.now()
    await Promise.all(kinds.map(kind => round.keep(kind)))
    const isWell = round.count(status => status >= 400 && status !== 409) === 0
    const isQuick = performance.now() - started < 1000
    inARow = isWell && isQuick ? inARow + 1 : 0
    if (inARow === 0) wellSince = performance.now()
    if (performance.now() - since > minuteMs) return Number.POSITIVE_INFINITY
    await pause(100)
  }
  return wellSince - since
}

/** Sends at a fixed rate whether or not answers come, as people do. */
async function sendAtRate(
  all: readonly Kind[],
  rate: number,
  figures: KeptFigures,
  signal: AbortSignal,
): Promise<void> {
  const started = performance.now()
  let sent = 0
  const sending = new Set<Promise<unknown>>()
  while (!signal.aborted) {
    const due = ((performance.now() - started) / 1000) * rate
    for (; sent < due && figures.underWay < mostUnderWay; sent += 1) {
      const one = figures.keep(pickKind(all)).finally(() => sending.delete(one))
      sending.add(one)
    }
    await pause(tickMs)
  }
  await Promise.all(sending)
}

function medianOf(values: readonly number[], from: number, count: number): number {
  const some = values.slice(from, from + count).sort((one, other) => one - other)
  return some[Math.floor(some.length / 2)] ?? Number.NaN
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

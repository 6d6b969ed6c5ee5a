import { afterAll, beforeAll, expect, it } from 'vitest'
import { allPairs, type Pair } from './all-pairs.ts'
import { Lane, whatHappened } from './runs.ts'
import {
  doubleSwitches,
  inTurn,
  readSchedule,
  type Schedule,
  singleSwitches,
  spread,
} from './schedule.ts'

const isFull = process.env.FAULTS === 'all'
/** One pair, or several separated by commas. */
const { PAIR: onlyPair, STAGE: onlyStage, SCHEDULE: onlySchedule } = process.env
const mostDoubles = Number(process.env.DOUBLE_SWITCHES ?? 40)
const goOnFrom = Number(process.env.FROM ?? 1)
const stopAfter = Number(process.env.UNTIL ?? Number.POSITIVE_INFINITY)
const sampled = { pairs: 20, schedules: 2 }

let lanes: Lane[] = []
beforeAll(async () => {
  lanes = await Promise.all([Lane.open(), Lane.open()])
})
afterAll(() => Promise.all(lanes.map(lane => lane.close())))

const wanted = allPairs().filter(
  ({ name, stage }) =>
    (onlyPair === undefined || onlyPair.split(',').some(one => name.includes(one))) &&
    (onlyStage === undefined || stage === onlyStage),
)
const isWhole = isFull || onlyPair !== undefined
const chosen = isWhole ? wanted.slice(goOnFrom - 1, stopAfter) : spread(wanted, sampled.pairs)

it('no two deeds at once leave behind what neither of them would', async () => {
  expect(chosen.length).toBeGreaterThan(0)
  const faults: string[] = []
  const waiting = [...chosen]
  let runs = 0
  const work = async (lane: Lane) => {
    for (let pair = waiting.shift(); pair; pair = waiting.shift()) {
      const tried = await tryPair(lane, pair)
      runs += tried.runs
      faults.push(...tried.faults)
      if (isWhole) report(pair, tried)
    }
  }
  await Promise.all(lanes.map(work))
  expect(faults, `${runs} runs of ${chosen.length} pairs`).toEqual([])
}, 14_400_000)

interface Tried {
  runs: number
  faults: string[]
}

/** Stops at a few faults, which usually have the same cause. */
async function tryPair(lane: Lane, pair: Pair): Promise<Tried> {
  const faults: string[] = []
  let runs = 0
  const lengths = { A: 0, B: 0 }
  const play = async (schedules: readonly Schedule[]) => {
    for (const schedule of schedules) {
      if (faults.length >= 3) return
      const run = await lane.run(pair, schedule)
      runs += 1
      lengths.A = Math.max(lengths.A, run.lengths.A)
      lengths.B = Math.max(lengths.B, run.lengths.B)
      if (run.faults.length > 0) faults.push(whatHappened(pair, schedule, run.faults))
    }
  }
  if (onlySchedule !== undefined) {
    await play([readSchedule(onlySchedule)])
    return { runs, faults }
  }
  await play(inTurn)
  const singles = singleSwitches(lengths)
  await play(isWhole ? singles : spread(singles, sampled.schedules))
  await play(doubleSwitches(lengths, isWhole ? mostDoubles : 1))
  return { runs, faults }
}

function report(pair: Pair, { runs, faults }: Tried): void {
  const { name, stage } = pair
  const nth = wanted.indexOf(pair) + 1
  const verdict = faults.length === 0 ? 'well' : faults.join('\n')
  process.stdout.write(`${nth}/${wanted.length} ${name}, ${stage}: ${runs} runs, ${verdict}\n`)
}

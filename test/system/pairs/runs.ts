import type { ClientConfig } from 'pg'
import { later } from '#foundation/rules/time/time.ts'
import { createClock } from '#foundation/server/clock.ts'
import { type TestApp, testApp } from '#test/app-under-test.ts'
import { testDatabase } from '#test/database.ts'
import {
  type Audience,
  answerOf,
  audienceOf,
  broken,
  leftWaiting,
  letTimePass,
  standing,
  unforeseen,
  wrongLetters,
} from './aftermath.ts'
import type { Pair } from './all-pairs.ts'
import { type Cast, castOf, type Scene, setTheScene } from './cast.ts'
import { type GatedDatabase, gatedDatabase } from './gated-database.ts'
import { type Played, runInTurns, type Seat } from './run-in-turns.ts'
import { type SavedWorld, Worlds } from './saved-world.ts'
import { type Name, type Schedule, writeSchedule } from './schedule.ts'
import { timesOf } from './times.ts'

export interface Run {
  lengths: Record<Name, number>
  faults: string[]
}

/** A database on which one run follows another. */
export class Lane {
  readonly #app: TestApp
  readonly #worlds: Worlds
  readonly #databases: Record<Name, GatedDatabase>
  readonly #cast: Cast
  readonly #audience: Audience
  readonly #bare: SavedWorld
  readonly #scenes = new Map<string, { scene: Scene; world: SavedWorld }>()
  readonly #seen = new Set<string>()

  static async open(): Promise<Lane> {
    const database = await testDatabase()
    const app = await testApp({ FLOOD_LIMIT: '100000' }, { database })
    const worlds = await Worlds.of(database)
    const cast = await castOf(app)
    const audience = await audienceOf(app, cast)
    return new Lane(app, worlds, cast, audience, await worlds.save())
  }

  private constructor(
    app: TestApp,
    worlds: Worlds,
    cast: Cast,
    audience: Audience,
    bare: SavedWorld,
  ) {
    this.#app = app
    this.#worlds = worlds
    this.#cast = cast
    this.#audience = audience
    this.#bare = bare
    const connection = app.database.connection as ClientConfig
    this.#databases = { A: gatedDatabase(connection), B: gatedDatabase(connection) }
  }

  async close(): Promise<void> {
    for (const { close } of Object.values(this.#databases)) await close()
    await this.#worlds.close()
    await this.#app.close()
    await this.#app.database.close()
  }

  async run(pair: Pair, schedule: Schedule): Promise<Run> {
    const { scene, world } = await this.#sceneOf(pair)
    await this.#worlds.restore(world)
    const times = timesOf(pair)
    const latest = later(times.A, times.B)
    this.#app.clock.moveTo(latest)
    const seats = {
      A: this.#seat(pair, scene, 'A', times.A),
      B: this.#seat(pair, scene, 'B', times.B),
    }
    const played = await runInTurns(seats, schedule, this.#worlds.watcher)
    const lengths = { A: played.statements.A.length, B: played.statements.B.length }
    return { lengths, faults: await this.#faultsOf(pair, played, latest) }
  }

  async #faultsOf(pair: Pair, { outcomes, stuck }: Played, latest: Date): Promise<string[]> {
    const faults = [
      stuck,
      ...(['A', 'B'] as const).map(who => {
        const fault = unforeseen(outcomes[who])
        return fault && `${pair.verbs[who].name} failed: ${fault}`
      }),
    ].filter(fault => fault !== undefined)
    if (faults.length > 0) return faults
    const answers = (['A', 'B'] as const).map(who => answerOf(outcomes[who]))
    const end = [pair.name, pair.stage, ...answers, await standing(this.#app)].join(' ')
    const app = this.#app
    if (this.#seen.has(end)) return []
    faults.push(...(await broken(app)))
    if (faults.length > 0)
      return faults.map(fault => `${fault}; the two were ${answers.join(', ')}`)
    faults.push(...(await wrongLetters(app, this.#audience)))
    await letTimePass(app, latest)
    faults.push(...(await broken(app)), ...(await leftWaiting(app)))
    faults.push(...(await wrongLetters(app, this.#audience)))
    if (faults.length === 0) this.#seen.add(end)
    return [...new Set(faults)].map(fault => `${fault}; the two were ${answers.join(', ')}`)
  }

  #seat(pair: Pair, scene: Scene, who: Name, now: Date): Seat {
    const database = this.#databases[who]
    const clock = { ...createClock(), now: () => now }
    const services = { ...this.#app.services, db: database.db, clock }
    return { database, deed: () => pair.verbs[who].run({ services, scene, who }) }
  }

  async #sceneOf({ stage, verbs }: Pair) {
    const wishes = new Set([...(verbs.A.wishes ?? []), ...(verbs.B.wishes ?? [])])
    const key = [stage, ...[...wishes].sort()].join(', ')
    const known = this.#scenes.get(key)
    if (known) return known
    await this.#worlds.restore(this.#bare)
    const scene = await setTheScene(this.#app, this.#cast, stage, wishes)
    const made = { scene, world: await this.#worlds.save() }
    this.#scenes.set(key, made)
    return made
  }
}

export function whatHappened({ name, stage }: Pair, schedule: Schedule, faults: string[]): string {
  const text = writeSchedule(schedule)
  return `${name}, ${stage}, ${text}\n${faults.map(fault => `  ${fault}\n`).join('')}  again: PAIR="${name}" STAGE=${stage} SCHEDULE="${text}" npm run test:faults`
}

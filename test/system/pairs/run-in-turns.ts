import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Client } from 'pg'
import type { GatedDatabase } from './gated-database.ts'
import { Bell, Player } from './player.ts'
import type { Name, Schedule } from './schedule.ts'

/** More than any two verbs need, however often they retry. */
const mostStatements = 2_000
/** Only something that waits for ever takes this long. */
const patienceMs = 20_000

export interface Seat {
  database: GatedDatabase
  deed: () => Promise<unknown>
}

export interface Played {
  outcomes: Record<Name, PromiseSettledResult<unknown>>
  statements: Record<Name, readonly string[]>
  /** Why the two could not go on; what happened afterwards is not checked. */
  stuck: string | undefined
}

/** Runs two actions on one database, and lets only one at a time send a statement. */
export async function runInTurns(
  seats: Record<Name, Seat>,
  schedule: Schedule,
  watcher: Client,
): Promise<Played> {
  const bell = new Bell()
  const players = { A: new Player('A', bell), B: new Player('B', bell) }
  const running = { A: start(seats.A, players.A), B: start(seats.B, players.B) }
  const table = new Table(players, seats, bell, watcher)
  const alarm = setInterval(() => bell.ring(), 1_000)
  const stuck = await table
    .play(schedule)
    .then(
      () => undefined,
      (error: Error) => error.message,
    )
    .finally(() => clearInterval(alarm))
  if (stuck !== undefined) letGo(seats, players)
  const [a, b] = await Promise.all([running.A, running.B])
  return {
    outcomes: { A: a, B: b },
    statements: { A: players.A.statements, B: players.B.statements },
    stuck,
  }
}

async function start(
  { database, deed }: Seat,
  player: Player,
): Promise<PromiseSettledResult<unknown>> {
  database.gate = player
  const [outcome] = await Promise.allSettled([deed()])
  player.done()
  return outcome
}

/** The database resolves a deadlock by itself, so both may run to their ends. */
function letGo(seats: Record<Name, Seat>, players: Record<Name, Player>): void {
  for (const who of ['A', 'B'] as const) {
    seats[who].database.gate = { before: async () => {}, after: () => {} }
    while (players[who].isAsking) players[who].letThrough()
  }
}

class Table {
  readonly #players: Record<Name, Player>
  readonly #seats: Record<Name, Seat>
  readonly #bell: Bell
  readonly #watcher: Client

  constructor(
    players: Record<Name, Player>,
    seats: Record<Name, Seat>,
    bell: Bell,
    watcher: Client,
  ) {
    this.#players = players
    this.#seats = seats
    this.#bell = bell
    this.#watcher = watcher
  }

  async play(schedule: Schedule): Promise<void> {
    await this.#untilStill()
    for (const { who, statements } of schedule) {
      let left = statements
      while (left > 0 && !this.#players[who].isDone) if ((await this.#step(who)) === who) left -= 1
    }
    if (!this.#players.A.isDone || !this.#players.B.isDone) {
      throw new Error('The schedule ends before the two have')
    }
  }

  /**
   * One statement of the verb whose turn it is, or of the other while that one waits for a lock.
   */
  async #step(turn: Name): Promise<Name> {
    const mover = this.#players[turn].isHeldUp ? other(turn) : turn
    const player = this.#players[mover]
    if (player.isHeldUp) throw new Error(`Each waits for the other:${this.#lastStatements()}`)
    if (player.isDone)
      throw new Error(`${turn} waits for what nobody does:${this.#lastStatements()}`)
    const sent = this.#players.A.statements.length + this.#players.B.statements.length
    if (sent >= mostStatements) throw new Error(`No end after ${sent} statements`)
    player.letThrough()
    await this.#untilStill()
    return mover
  }

  #lastStatements(): string {
    const { A, B } = this.#players
    return [A, B].map(({ who, statements }) => `\n  ${who}: ${statements.at(-1)}`).join('')
  }

  /** A verb that waited for a lock may be free after what the other has just done. */
  async #untilStill(): Promise<void> {
    const { A, B } = this.#players
    const giveUpAt = performance.now() + patienceMs
    for (;;) {
      const { rings } = this.#bell
      await this.#lookAt(A, B)
      await this.#lookAt(B, A)
      const isLate = this.#bell.rings > rings
      if (isLate) continue
      if (A.isStill && B.isStill) return
      if (performance.now() > giveUpAt) throw new Error(`Nothing happens:${this.#lastStatements()}`)
      const isPolled = [A, B].some(one => one.isInDatabase && !one.isHeldUp)
      const mayBeHeldUp = isPolled && A.holdsLocks && B.holdsLocks
      await (mayBeHeldUp ? nextTurn() : this.#bell.rung)
    }
  }

  /** Asked while the other moves, the answer may already be outdated. */
  async #lookAt(player: Player, rival: Player): Promise<void> {
    if (!player.isInDatabase || (rival.isInDatabase && !rival.isHeldUp)) return
    const isHeldUp = rival.holdsLocks && (await this.#isHeldUp(player.who))
    player.isHeldUp = isHeldUp && player.isInDatabase
  }

  async #isHeldUp(who: Name): Promise<boolean> {
    const { rows } = await this.#watcher.query<{ is_held_up: boolean }>({
      name: 'held-up',
      text: `select coalesce(bool_or(pg_blocking_pids(pid) && $2::int[]), false) as is_held_up
        from unnest($1::int[]) as pid`,
      values: [[...this.#seats[who].database.pids], [...this.#seats[other(who)].database.pids]],
    })
    return rows[0]?.is_held_up ?? false
  }
}

function other(who: Name): Name {
  return who === 'A' ? 'B' : 'A'
}

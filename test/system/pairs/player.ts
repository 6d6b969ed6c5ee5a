import type { Gate } from './gated-database.ts'
import type { Name } from './schedule.ts'

/** Rings whenever something has happened, so that those who wait look again. */
export class Bell {
  rings = 0
  #ring = () => {}
  #rung = this.#next()

  ring(): void {
    this.rings += 1
    const ring = this.#ring
    this.#rung = this.#next()
    ring()
  }

  get rung(): Promise<void> {
    return this.#rung
  }

  #next(): Promise<void> {
    return new Promise(resolve => {
      this.#ring = resolve
    })
  }
}

const opens = /^\s*(begin|start transaction)/i
const closes = /^\s*(commit|rollback)\s*;?\s*$/i

/** One of the two verbs of a run: it waits before each statement until it may go on. */
export class Player implements Gate {
  readonly who: Name
  readonly statements: string[] = []
  /** Its statement is in the database and waits for a lock of the other verb. */
  isHeldUp = false
  isDone = false
  #bell: Bell
  #asking: (() => void)[] = []
  #onTheirWay = 0
  #transactions = 0

  constructor(who: Name, bell: Bell) {
    this.who = who
    this.#bell = bell
  }

  before(statement: string): Promise<void> {
    return new Promise(resolve => {
      this.#asking.push(() => {
        this.statements.push(statement.replace(/\s+/g, ' ').trim())
        this.#onTheirWay += 1
        resolve()
      })
      this.#bell.ring()
    })
  }

  after(statement: string): void {
    this.#onTheirWay -= 1
    this.isHeldUp = false
    if (opens.test(statement)) this.#transactions += 1
    if (closes.test(statement)) this.#transactions -= 1
    this.#bell.ring()
  }

  done(): void {
    this.isDone = true
    this.#bell.ring()
  }

  get isAsking(): boolean {
    return this.#asking.length > 0
  }

  get isInDatabase(): boolean {
    return this.#onTheirWay > 0
  }

  get holdsLocks(): boolean {
    return this.#transactions > 0 || this.#onTheirWay > 0
  }

  /** Neither computing nor in the database: it goes on only if the other verb does something. */
  get isStill(): boolean {
    return this.isDone || this.isHeldUp || (this.isAsking && !this.isInDatabase)
  }

  letThrough(): void {
    this.#asking.shift()?.()
  }
}

import type { Db } from '#foundation/server/database/db.ts'
import { inOneTransaction } from '#foundation/server/database/side-by-side.ts'

interface Waiting<Call, Answer> {
  call: Call
  resolve(answer: Answer): void
  reject(error: unknown): void
}

interface Parts<Call, Answer> {
  db: Db
  run(tx: Db, call: Call): Promise<Answer>
  /** Two calls with a subject in common may not share a transaction. */
  subjectsOf(call: Call): readonly string[]
}

const atMost = 50

/**
 * Calls that arrive together share one transaction, unless they have a subject in common. Those run
 * one after the other.
 */
export function inSharedTransactions<Call, Answer>({ db, run, subjectsOf }: Parts<Call, Answer>) {
  let waiting: Waiting<Call, Answer>[] = []

  return (call: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      waiting.push({ call, resolve, reject })
      if (waiting.length === 1) setImmediate(() => void answerAll())
    })

  async function answerAll(): Promise<void> {
    let left = waiting
    waiting = []
    while (left.length > 0) {
      const burst = withoutShared(left)
      left = left.filter(one => !burst.includes(one))
      const answers = await inOneTransaction(db, burst, (tx, { call }) => run(tx, call))
      for (const [index, { resolve, reject }] of burst.entries()) {
        const answer = answers[index]
        if (answer?.status === 'fulfilled') resolve(answer.value)
        else reject(answer?.reason)
      }
    }
  }

  function withoutShared(all: readonly Waiting<Call, Answer>[]): Waiting<Call, Answer>[] {
    const taken = new Set<string>()
    return all.slice(0, atMost).filter(({ call }) => {
      const subjects = subjectsOf(call)
      const isFree = subjects.every(subject => !taken.has(subject))
      for (const subject of subjects) taken.add(subject)
      return isFree
    })
  }
}

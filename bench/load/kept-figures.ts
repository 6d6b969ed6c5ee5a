import type { Kind } from './mixed-load.ts'

interface KindFigures {
  times: number[]
  statuses: Map<number, number>
}

/** No answer at all, for example because the connection broke. */
export const noAnswer = 0

/** The answers, by kind. */
export class KeptFigures {
  readonly #kinds = new Map<string, KindFigures>()
  /** Why answers were missing, and how often. */
  readonly broken = new Map<string, number>()
  underWay = 0
  answered = 0

  async keep(kind: Kind): Promise<number> {
    this.underWay += 1
    const started = performance.now()
    const status = await kind.send().then(
      answer => answer.status,
      error => this.#noteBroken(error),
    )
    this.underWay -= 1
    this.answered += 1
    const figures = this.#figuresOf(kind.name)
    figures.times.push(performance.now() - started)
    figures.statuses.set(status, (figures.statuses.get(status) ?? 0) + 1)
    return status
  }

  #noteBroken(error: Error): number {
    const cause = error.cause instanceof Error ? error.cause : error
    const why = 'code' in cause ? String(cause.code) : cause.name
    this.broken.set(why, (this.broken.get(why) ?? 0) + 1)
    return noAnswer
  }

  #figuresOf(kind: string): KindFigures {
    const known = this.#kinds.get(kind)
    if (known) return known
    const figures: KindFigures = { times: [], statuses: new Map() }
    this.#kinds.set(kind, figures)
    return figures
  }

  count(isCounted: (status: number) => boolean): number {
    const all = [...this.#kinds.values()].flatMap(({ statuses }) => [...statuses])
    return all.reduce((sum, [status, count]) => sum + (isCounted(status) ? count : 0), 0)
  }

  /** One line per kind: how many, how fast, and with which statuses. */
  lines(): string[] {
    const head = ['', 'requests', 'p50 ms', 'p99 ms', 'statuses']
    const rows = [...this.#kinds].map(([name, { times, statuses }]) => {
      const sorted = times.toSorted((one, other) => one - other)
      const answers = [...statuses]
        .sort(([one], [other]) => one - other)
        .map(([status, count]) => `${status || 'none'}: ${count}`)
      const [p50, p99] = [0.5, 0.99].map(part => percentile(sorted, part).toFixed(1))
      return [name, String(sorted.length), p50 ?? '', p99 ?? '', answers.join(', ')]
    })
    const broken = [...this.broken].map(([why, count]) => `${why}: ${count}`)
    const table = [head, ...rows].map(([name = '', ...cells]) => {
      const [requests = '', p50 = '', p99 = '', answers = ''] = cells
      return `${name.padEnd(16)}${requests.padStart(9)}${p50.padStart(9)}${p99.padStart(9)}   ${answers}`
    })
    return broken.length > 0 ? [...table, `no answer: ${broken.join(', ')}`] : table
  }
}

function percentile(sorted: readonly number[], part: number): number {
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN
}

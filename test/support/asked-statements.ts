import { Client, type Pool } from 'pg'
import { vi } from 'vitest'

export interface AskedStatement {
  text: string
  values: unknown[]
}

/**
 * How often an action waits for the database: statements that leave while another is on its way on
 * the same connection count as one wait.
 */
export async function tripsOf(deed: () => Promise<unknown>): Promise<string[][]> {
  const trips: string[][] = []
  const underWay = new Map<Client, string[]>()
  const { query } = Client.prototype
  const spy = vi.spyOn(Client.prototype, 'query').mockImplementation(function (
    this: Client,
    ...call: unknown[]
  ) {
    const asked: unknown = Reflect.apply(query, this, call)
    const trip = underWay.get(this) ?? []
    if (trip.length === 0) trips.push(trip)
    trip.push(readCall(call).text)
    underWay.set(this, trip)
    this.once('drain', () => underWay.delete(this))
    return asked
  } as never)
  await deed()
  spy.mockRestore()
  return trips
}

/** The statements that an action sends, in order. */
export async function statementsOf(deed: () => Promise<unknown>): Promise<AskedStatement[]> {
  const query = vi.spyOn(Client.prototype, 'query')
  await deed()
  const asked = query.mock.calls.map(call => readCall(call as unknown[]))
  query.mockRestore()
  return asked
}

function readCall([asked, values]: unknown[]): AskedStatement {
  const known = typeof asked === 'string' ? { text: asked } : (asked as Partial<AskedStatement>)
  return {
    text: String(known.text).replace(/\s+/g, ' ').trim(),
    values: known.values ?? (Array.isArray(values) ? values : []),
  }
}

interface Plan {
  Plans?: Plan[]
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
}

/**
 * How many rows of a table a statement reads, including those that it discards. PostgreSQL reads a
 * small table whole if that is cheapest, which says nothing about a large one; so here it does that
 * only where there is no index.
 */
export async function rowsLookedAt(
  pool: Pool,
  { text, values }: AskedStatement,
  table: string,
): Promise<number> {
  const client = await pool.connect()
  await client.query('begin; set local enable_seqscan = off')
  const { rows } = await client.query(`explain (analyze, format json) ${text}`, values)
  await client.query('rollback')
  client.release()
  const count = (plan: Plan): number => {
    const own = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)
    const here = plan['Relation Name'] === table ? own * plan['Actual Loops'] : 0
    return (plan.Plans ?? []).reduce((sum, below) => sum + count(below), here)
  }
  return count(rows[0]['QUERY PLAN'][0].Plan)
}

import { afterEach, expect, it, vi } from 'vitest'
import type { Services } from '../context.ts'
import { type Outbox, sendDue } from './send-due.ts'

interface Waiting {
  id: string
  attempts: number
}

/** Rows of which each is delivered once the one before it is marked, or could not be. */
function outboxOf(ids: readonly string[], mark: (ids: readonly string[]) => Promise<void>) {
  const rows = ids.map(id => ({ id, attempts: 1 }))
  const outbox: Outbox<Waiting> = {
    name: 'letter',
    claim: async () => rows.splice(0),
    markSent: (_db, marked) => mark(marked),
    giveBack: async () => {},
    postpone: async () => {},
  }
  return outbox
}

const services = {
  db: {},
  clock: { now: () => new Date('2026-03-03T12:00:00Z') },
  log: { warn() {} },
} as unknown as Services

afterEach(() => vi.restoreAllMocks())

const atOnce = { markAgainMs: 0 }

it('marks what was delivered although the database was away for a moment', async () => {
  const outage = Promise.withResolvers<void>()
  const delivered: string[] = []
  const marked: string[] = []
  let isAway = true
  const outbox = outboxOf(['first', 'second'], async ids => {
    if (isAway) {
      outage.resolve()
      throw new Error('The database cannot be reached')
    }
    marked.push(...ids)
  })
  await sendDue(
    services,
    outbox,
    async ({ id }) => {
      if (id === 'second') await outage.promise
      delivered.push(id)
      isAway = id === 'first'
    },
    atOnce,
  )
  expect(delivered).toEqual(['first', 'second'])
  expect(marked.toSorted()).toEqual(['first', 'second'])
})

it('gives up with the lease, because then the letters are somebody else’s', async () => {
  const outbox = outboxOf(['only'], async () => {
    vi.spyOn(performance, 'now').mockReturnValue(Number.POSITIVE_INFINITY)
    throw new Error('The database cannot be reached')
  })
  const sending = sendDue(services, outbox, async () => {}, atOnce)
  await expect(sending).rejects.toThrow('The database cannot be reached')
})

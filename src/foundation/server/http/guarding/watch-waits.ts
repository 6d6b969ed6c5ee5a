import type { Services } from '../../context.ts'
import { countRepeatedFailures } from '../../jobs/due-failures-table.ts'
import { longestWaitOfJobs } from '../../jobs/queue-table.ts'
import { waitsOfMail } from '../../mail/outbox-table.ts'
import type { Metrics } from './metrics.ts'

const everyMs = 15_000

/** Reading the metrics must not wait for the database, so what it knows of them is kept in memory. */
export function watchWaits(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  metrics: Pick<Metrics, 'waits' | 'failing'>,
): () => Promise<void> {
  let looking: Promise<void> | undefined

  async function look(): Promise<void> {
    const [mail, queue] = await Promise.all([waitsOfMail(db, clock.now()), longestWaitOfJobs(db)])
    metrics.waits({ mail: mail.longest, refused: mail.refused, queue })
    metrics.failing(await countRepeatedFailures(db))
  }

  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => undefined)
      .finally(() => {
        looking = undefined
      })
  }, everyMs)
  return async () => {
    clearInterval(timer)
    await looking
  }
}

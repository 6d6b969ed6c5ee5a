import type { ClientConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import type { Services } from '../context.ts'
import type { Db } from '../database/db.ts'
import { afterCommit } from '../database/transaction.ts'

/**
 * A job looks for rows that are due by the application's clock and deals with them. It carries
 * no payload, so running it twice, late, or in two processes does no harm.
 */
export interface Job {
  name: string
  /** When it runs even if nobody woke it, as cron in London time. */
  cron: string
  /** Runs when the program starts as well: something may have been left half done. */
  atStart?: true
  /** One that works through a backlog leaves the rest when the program is about to stop. */
  run(services: Services, stopping?: AbortSignal): Promise<void>
}

export interface Jobs {
  /** Runs the job soon after this transaction commits, and not at all if it does not. */
  wake(tx: Db, name: string): Promise<void>
  /** Runs every job now: the clock was moved, so anything may be due. */
  runAll(): Promise<void>
}

export interface JobRunner extends Jobs {
  start(services: Services): Promise<void>
  stop(): Promise<void>
}

/** Sent within the transaction, its notification would let commits through one at a time. */
const momentMs = 25
const sweepOptions = { batchSize: 200, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 30 }

/** Told of every run, so that whoever watches sees a job that fails or has not run for long. */
export type JobWatcher = (job: string, isWell: boolean) => void

export function createJobRunner(
  connection: ClientConfig,
  jobs: readonly Job[],
  watch: JobWatcher,
): JobRunner {
  const boss = new PgBoss({
    ...(connection as Record<string, unknown>),
    max: 3,
    schema: 'jobs',
    application_name: 'holdall-jobs',
    useListenNotify: true,
  })
  let services: Services | undefined
  const rousing = new Set<string>()
  const stopping = new AbortController()

  /** Many wishes within a moment are one: a job deals with everything that it finds due. */
  function rouse(name: string): void {
    if (rousing.has(name)) return
    rousing.add(name)
    setTimeout(() => {
      rousing.delete(name)
      boss
        .send(name)
        .catch(err => services?.log.warn({ err, name }, 'a job must wait for its cron'))
    }, momentMs)
  }

  /** A run that fails is tried again by the queue, which says nothing of it. */
  async function runWatched(job: Job, running: Services): Promise<void> {
    try {
      await running.clock.catchUp()
      await job.run(running, stopping.signal)
      watch(job.name, true)
    } catch (err) {
      watch(job.name, false)
      running.log.error({ err, job: job.name }, 'a job failed')
      throw err
    }
  }

  return {
    async wake(_tx, name) {
      afterCommit(() => rouse(name))
    },
    async runAll() {
      for (const job of jobs) if (services) await job.run(services)
    },
    async start(running) {
      services = running
      boss.on('error', err => running.log.error({ err }, 'the job queue has trouble'))
      await boss.start()
      for (const job of jobs) {
        await boss.createQueue(job.name, { notify: true, retryLimit: 5, retryBackoff: true })
        await boss.work(job.name, sweepOptions, () => runWatched(job, running))
        await boss.schedule(job.name, job.cron, null, { tz: 'Europe/London' })
        if (job.atStart) await boss.send(job.name)
      }
    },
    async stop() {
      stopping.abort()
      await boss.stop({ graceful: true, timeout: 8_000 })
    },
  }
}

import type { ClientConfig } from 'pg'
import { PgBoss } from 'pg-boss'
import { minuteMs, secondMs } from '#foundation/rules/time/lengths.ts'
import type { Services } from '../context.ts'
import type { ConnectOptions } from '../database/opening/open-database.ts'
import { afterCommit } from '../database/transaction.ts'
import type { Traces } from '../tracing/send-spans.ts'
import { inTrace } from '../tracing/span.ts'
import { late, within } from '../within.ts'
import { type JobsDatabase, openJobsDatabase } from './jobs-database.ts'
import { steadyClock } from './steady-clock.ts'

/**
 * A job looks for rows that are due by the application's clock and deals with them. It carries
 * no payload, so running it twice, late, or in two processes does no harm.
 */
export interface Job {
  name: string
  /** When it runs even if nothing woke it, as cron in London time. */
  cron: string
  /** Also runs when the program starts: something may have been left half done. */
  atStart?: true
  /** Goes through everything, so it keeps to its hour, also after the database was away. */
  nightly?: true
  /** How many runs of it there may be at once, where one may wait long for somebody else. */
  runsAtOnce?: number
  /** With a backlog it stops early when the signal says that the program is about to stop. */
  run(services: Services, stopping?: AbortSignal): Promise<void>
}

export interface Jobs {
  /** Runs the job soon, but after the open transaction commits, and not at all if it does not. */
  wake(name: string): void
  /** Runs every job now: the clock was moved, so anything may be due. */
  runAll(): Promise<void>
}

export interface JobRunner extends Jobs {
  start(services: Services): Promise<void>
  stop(): Promise<void>
}

/**
 * Waking waits a moment and happens outside the transaction: NOTIFY within it would let only one
 * transaction commit at a time.
 */
const wakeAfterMs = 100
const sweepOptions = { batchSize: 200, pollingIntervalSeconds: 5, notifyPollingIntervalSeconds: 10 }
/** After that the queue starts the next run; two runs at once do no harm. */
const longestRunMs = 5 * minuteMs
/** After that, jobs still under way are left to the next start. */
export const jobsEndWithinMs = 8 * secondMs

export interface JobLimits extends Partial<ConnectOptions> {
  longestRunMs?: number
  /** Only where traces are collected. */
  traces?: Traces | undefined
}

/** Called after every run, so that monitoring sees a job that fails or has not run for long. */
export type JobWatcher = (job: string, isWell: boolean) => void

export function createJobRunner(
  connection: ClientConfig,
  jobs: readonly Job[],
  watch: JobWatcher,
  limits: JobLimits = {},
): JobRunner {
  let queue: { boss: PgBoss; database: JobsDatabase } | undefined
  let services: Services | undefined
  const waking = new Set<string>()
  const stopping = new AbortController()

  /** Many calls within a moment become one run, which deals with everything that is due. */
  function startSoon(name: string): void {
    if (waking.has(name)) return
    waking.add(name)
    setTimeout(() => {
      waking.delete(name)
      queue?.boss
        .send(name)
        .catch(err => services?.log.warn({ err, name }, 'a job must wait for its cron'))
    }, wakeAfterMs)
  }

  const runWatched = watchedRuns(watch, limits, stopping.signal)

  return {
    wake: name => afterCommit(() => startSoon(name)),
    async runAll() {
      for (const job of jobs) if (services) await job.run(services)
    },
    async start(running) {
      services = running
      const { log } = running
      // The next cron run may be most of a minute away, and much may be due already.
      const onReturn = () => {
        for (const { name, nightly } of jobs) if (!nightly) startSoon(name)
      }
      const database = openJobsDatabase(connection, { limits, log, onReturn })
      const boss = bossOf(database)
      queue = { boss, database }
      boss.on('error', err => log.error({ err }, 'the job queue has trouble'))
      await boss.start()
      for (const job of jobs) {
        await boss.createQueue(job.name, { notify: true, retryLimit: 5, retryBackoff: true })
        const options = { ...sweepOptions, localConcurrency: job.runsAtOnce ?? 1 }
        await boss.work(job.name, options, () => runWatched(job, running))
        await boss.schedule(job.name, job.cron, null, { tz: 'Europe/London' })
        if (job.atStart) await boss.send(job.name)
      }
    },
    async stop() {
      stopping.abort()
      await queue?.boss.stop({ graceful: true, timeout: jobsEndWithinMs })
      await queue?.database.close()
    },
  }
}

function bossOf(database: JobsDatabase): PgBoss {
  return new PgBoss({ db: database, schema: 'jobs', useListenNotify: true, clock: steadyClock })
}

/** The queue repeats a run that fails, without reporting it. */
function watchedRuns(watch: JobWatcher, limits: JobLimits, stopping: AbortSignal) {
  return runWatched

  async function runWatched(job: Job, running: Services): Promise<void> {
    try {
      await running.clock.catchUp()
      const work = traced(job.name, () => job.run(running, stopping))
      const run = await within(limits.longestRunMs ?? longestRunMs, work)
      if (run === late) throw new Error(`The job ${job.name} takes too long`)
      watch(job.name, true)
    } catch (err) {
      watch(job.name, false)
      running.log.error({ err, job: job.name }, 'a job failed')
      throw err
    }
  }

  function traced(name: string, work: () => Promise<void>): Promise<void> {
    const { traces } = limits
    return traces ? inTrace(traces.keep, { name: `job ${name}`, kind: 'internal' }, work) : work()
  }
}

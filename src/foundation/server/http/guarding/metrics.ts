import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { JobWatcher } from '../../jobs/jobs.ts'

export interface Metrics {
  registry: Registry
  turnedAway(): void
  jobRan: JobWatcher
  /** The longest wait of each, in seconds, and how many letters were refused again and again. */
  waits(ages: { mail: number; queue: number; refused: number }): void
  /** What is due and failed more than once, by what is to be done. */
  failing(counts: readonly { work: string; rows: number }[]): void
  /** Called whenever the metrics are read. */
  countStreams(count: () => number): void
  requestServed(method: string, route: string, status: number, seconds: number): void
}

export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_seconds',
    help: 'Time to answer, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const faults = new Counter({
    name: 'http_server_faults_total',
    help: 'Answers with a 5xx status',
    labelNames: ['route'],
    registers: [registry],
  })
  const turnedAway = new Counter({
    name: 'http_turned_away_total',
    help: 'Requests refused because too many were under way',
    registers: [registry],
  })
  const jobDone = new Gauge({
    name: 'job_last_done_timestamp_seconds',
    help: 'When this process last did a job to the end',
    labelNames: ['job'],
    registers: [registry],
  })
  const jobFailed = new Counter({
    name: 'job_failures_total',
    help: 'Runs of a job that failed',
    labelNames: ['job'],
    registers: [registry],
  })
  return {
    registry,
    countStreams: count => void watchStreams(registry, count),
    waits: watchWaiting(registry),
    failing: watchFailing(registry),
    jobRan(job, isWell) {
      if (isWell) jobDone.labels(job).setToCurrentTime()
      else jobFailed.labels(job).inc()
    },
    turnedAway: () => turnedAway.inc(),
    requestServed(method, route, status, seconds) {
      duration.labels(method, route, String(status)).observe(seconds)
      if (status >= 500) faults.labels(route).inc()
    },
  }
}

function watchWaiting(registry: Registry): Metrics['waits'] {
  const oldestMail = new Gauge({
    name: 'mail_oldest_waiting_seconds',
    help: 'For how long the oldest letter has waited to be sent',
    registers: [registry],
  })
  const oldestJob = new Gauge({
    name: 'job_oldest_waiting_seconds',
    help: 'For how long the oldest job that is due has waited to be begun',
    registers: [registry],
  })
  const refusedMail = new Gauge({
    name: 'mail_refused_letters',
    help: 'Letters that were refused again and again and are still tried',
    registers: [registry],
  })
  return ({ mail, queue, refused }) => {
    oldestMail.set(mail)
    oldestJob.set(queue)
    refusedMail.set(refused)
  }
}

function watchFailing(registry: Registry): Metrics['failing'] {
  const failing = new Gauge({
    name: 'due_rows_failing',
    help: 'What is due and failed more than once, by what is to be done',
    labelNames: ['work'],
    registers: [registry],
  })
  return counts => {
    failing.reset()
    for (const { work, rows } of counts) failing.labels(work).set(rows)
  }
}

function watchStreams(registry: Registry, count: () => number): Gauge {
  return new Gauge({
    name: 'live_streams',
    help: 'Streams of messages that are open at this process',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

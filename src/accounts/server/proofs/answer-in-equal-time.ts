import { setTimeout as pause } from 'node:timers/promises'

const leastMs = 60

/**
 * Answers no sooner than this, so that the work done for a mailbox we know cannot be told from the
 * work not done for one that we do not.
 */
export async function answerInEqualTime<Result>(work: () => Promise<Result>): Promise<Result> {
  const [outcome] = await Promise.allSettled([work(), pause(leastMs)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}

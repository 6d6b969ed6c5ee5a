/**
 * The clock of the queue, which does not jump when the clock of the machine is corrected. After a
 * step back by an hour the queue would do nothing for an hour.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
  setInterval: (work: () => void, ms: number) => setInterval(work, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}

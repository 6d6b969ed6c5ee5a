/**
 * What the queue goes by: it does not move when somebody puts the clock of the machine right. Back by
 * an hour, the queue would wait for an hour before its next look at what is due.
 */
export const steadyClock = {
  now: () => performance.timeOrigin + performance.now(),
  setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
  setInterval: (work: () => void, ms: number) => setInterval(work, ms),
  clearTimeout: (timer: unknown) => clearTimeout(timer as NodeJS.Timeout),
  clearInterval: (timer: unknown) => clearInterval(timer as NodeJS.Timeout),
}

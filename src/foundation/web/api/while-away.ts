import { isApiFailure } from './api-failure.ts'

const mostTimes = 10
const secondMs = 1000

/**
 * For what may be sent twice and counts once: while something else takes over on the server, nobody
 * is told of it but waits a little. Whoever has no connection is told at once.
 */
export const askAgainWhileAway = {
  retry: (failures: number, error: unknown): boolean =>
    failures < mostTimes && isApiFailure(error) && error.status >= 502 && error.status <= 504,
  retryDelay: (failures: number): number => Math.min(1 + failures, 3) * secondMs,
}

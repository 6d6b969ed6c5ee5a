import { secondMs } from '#foundation/rules/time/lengths.ts'
import { isApiFailure } from './api-failure.ts'

const mostTimes = 10
/**
 * For requests that count once even if sent twice: while another server takes over, the request is
 * repeated for a while before an error shows. Without a connection the error shows at once.
 */
export const askAgainWhileAway = {
  retry: (failures: number, error: unknown): boolean =>
    failures < mostTimes && isApiFailure(error) && error.status >= 502 && error.status <= 504,
  retryDelay: (failures: number): number => Math.min(1 + failures, 3) * secondMs,
}

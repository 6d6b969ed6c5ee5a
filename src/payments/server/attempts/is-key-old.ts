import { hourMs, minuteMs } from '#foundation/rules/time/lengths.ts'

const keysLiveMs = 23 * hourMs
const clocksDifferMs = minuteMs

/**
 * The provider may forget an idempotency key after a day. What is older is looked up there and the
 * request is not repeated.
 */
export function isKeyOld({ created_at: madeAt }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > keysLiveMs
}

/** When the provider has made what was asked for with a key, in seconds, for its lists. */
export function whileKeyLives(asked: Date): { gte: number; lte: number } {
  const at = asked.getTime()
  return {
    gte: Math.floor((at - clocksDifferMs) / 1000),
    lte: Math.ceil((at + keysLiveMs + clocksDifferMs) / 1000),
  }
}

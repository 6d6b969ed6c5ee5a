import { hourMs } from '#foundation/rules/time/lengths.ts'

export const keysLiveMs = 23 * hourMs

/**
 * The provider may forget an idempotency key after a day. What is older is looked up there and the
 * request is not repeated.
 */
export function isKeyOld({ created_at: madeAt }: { created_at: Date }, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > keysLiveMs
}

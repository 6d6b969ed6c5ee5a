import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { keepValues, keptValues } from '#foundation/web/drafts/keep-values.ts'
import { forgetValues } from '#foundation/web/session/kept-values.ts'

/** As long as the server takes a code. */
const lifeMs = 10 * minuteMs

type Wish = 'second-step' | 'change-email'

/**
 * A phone may drop the page while its owner looks for the code in the mail, so this tab keeps what
 * the code is for.
 */
export function keepAwaited(wish: Wish, owner: string, about: string): void {
  keepValues(wish, { owner, values: { about, until: Date.now() + lifeMs } })
}

export function awaitedCode(wish: Wish, owner: string): string | undefined {
  const { about, until } = keptValues(wish, owner) ?? {}
  const isAlive = typeof until === 'number' && Date.now() < until
  return isAlive && typeof about === 'string' ? about : undefined
}

export function forgetAwaited(wish: Wish): void {
  forgetValues(wish)
}

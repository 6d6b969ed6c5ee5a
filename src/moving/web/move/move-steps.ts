import type { ProgressStep } from '#design/ui/states/ProgressLine.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { Move } from '#moving/rules/move-wire.ts'
import { copy } from './copy.ts'

const order = ['requested', 'assigned', 'collected', 'delivered'] as const

type Called = Pick<Move, 'state' | 'collectedAt' | 'failedAt'>

/** Nothing had begun when the booking was cancelled. The server notes it a moment later. */
export function isCalledOff(move: Called, cancelledAt: string | null): boolean {
  if (cancelledAt === null || move.collectedAt !== null) return false
  if (move.state !== 'failed') return true
  return move.failedAt !== null && new Date(move.failedAt) >= new Date(cancelledAt)
}

/** The booking was cancelled when the van had collected and before the things had arrived. */
export function goesBack(
  { collectedAt, deliveredAt }: Pick<Move, 'collectedAt' | 'deliveredAt'>,
  cancelledAt: string | null,
): boolean {
  if (cancelledAt === null || collectedAt === null) return false
  return deliveredAt === null || new Date(deliveredAt) > new Date(cancelledAt)
}

/** A failed move ends at the step that it reached. */
export function moveSteps(move: Move, { isBack }: { isBack: boolean }): ProgressStep[] {
  const reached = move.state === 'failed' ? reachedBefore(move) : order.indexOf(move.state)
  const steps = order.map((step, index): ProgressStep => {
    const isLast = index === order.length - 1
    const isDone = index < reached || (index === reached && (isLast || move.state === 'failed'))
    const detail = detailOf(step, move)
    return {
      label: copy.steps[isBack && isLast ? 'givenBack' : step],
      state: isDone ? 'done' : index === reached ? 'current' : 'todo',
      ...(detail ? { detail } : {}),
    }
  })
  if (move.state !== 'failed') return steps
  const at = move.failedAt ? { detail: formatMoment(new Date(move.failedAt)) } : {}
  return [...steps.slice(0, reached + 1), { label: copy.steps.failed, state: 'failed', ...at }]
}

function reachedBefore({ collectedAt, driver }: Move): number {
  if (collectedAt) return order.indexOf('collected')
  return order.indexOf(driver ? 'assigned' : 'requested')
}

function detailOf(step: (typeof order)[number], move: Move): string | undefined {
  if (step === 'assigned') return move.driver?.firstName
  const at = { requested: null, collected: move.collectedAt, delivered: move.deliveredAt }[step]
  return at ? formatMoment(new Date(at)) : undefined
}

import { otherSide } from './own-thread.ts'
import type { Side, ThreadRow } from './threads-table.ts'

type Blocks = ThreadRow['blocked_by']

export function hasBlocked({ blocked_by }: Pick<ThreadRow, 'blocked_by'>, side: Side): boolean {
  return blocked_by === side || blocked_by === 'both'
}

export function withBlockOf(side: Side, before: Blocks): Blocks {
  return before === null || before === side ? side : 'both'
}

/** What the other side has blocked stays blocked. */
export function withoutBlockOf(side: Side, before: Blocks): Blocks {
  if (before === 'both') return otherSide(side)
  return before === side ? null : before
}

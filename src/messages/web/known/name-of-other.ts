import type { Thread } from '../../rules/wire.ts'
import { copy } from '../copy.ts'

export function nameOfOther({ with: other }: Pick<Thread, 'with'>): string {
  return other.isFormer ? copy.thread.former : other.firstName
}

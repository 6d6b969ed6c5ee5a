import type { ListingDraft } from './listings-table.ts'

/** Left out of most cards, so that those without a record are no longer for it. */
export function dryRecordOf({
  dry_percent: percent,
  dry_read_on: readOn,
}: Pick<ListingDraft, 'dry_percent' | 'dry_read_on'>) {
  return percent === null || readOn === null ? {} : { dryRecord: { percent, readOn } }
}

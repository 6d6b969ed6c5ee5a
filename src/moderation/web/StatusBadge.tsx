import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import type { ReviewedListing } from '../rules/wire.ts'
import { copy } from './copy.ts'

const tones: Record<keyof typeof copy.status, BadgeTone> = {
  draft: 'neutral',
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'danger',
}

export function StatusBadge({ status }: { status: ReviewedListing['status'] }) {
  const known = status ?? 'draft'
  return <Badge tone={tones[known]}>{copy.status[known]}</Badge>
}

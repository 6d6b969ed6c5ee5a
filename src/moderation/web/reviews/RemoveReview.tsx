import { useQueryClient } from '@tanstack/react-query'
import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { copy } from './copy.ts'
import { decideReview, reviewsKey } from './reviews-api.ts'

const longestReason = 1000

export function RemoveReview({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useQueryClient()
  return (
    <TextDialog
      words={{ ...copy.removing, send: copy.remove }}
      longest={longestReason}
      danger
      send={reason => decideReview(id, { status: 'removed', reason })}
      onClose={onClose}
      onSent={() => queries.invalidateQueries({ queryKey: reviewsKey })}
    />
  )
}

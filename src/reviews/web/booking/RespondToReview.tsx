import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { longestResponse } from '../../rules/review-terms.ts'
import { reviews } from '../api.ts'
import { copy } from '../copy.ts'
import { useRenewReviews } from '../queries.ts'

export function RespondToReview({ id, onClose }: { id: string; onClose: () => void }) {
  const renew = useRenewReviews()
  const keyFor = usePressKey()
  return (
    <TextDialog
      words={copy.respond}
      longest={longestResponse}
      send={text => reviews.respond(id, { text }, keyFor({ id, text }))}
      onClose={onClose}
      onSent={renew}
    />
  )
}

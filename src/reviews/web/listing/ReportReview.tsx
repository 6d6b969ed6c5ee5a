import { TextDialog } from '#accounts/web/form/TextDialog.tsx'
import { reviews } from '../api.ts'
import { copy } from '../copy.ts'

const longestReason = 1000

export default function ReportReview({ id, onClose }: { id: string; onClose: () => void }) {
  return (
    <TextDialog
      name={`review.report.${id}`}
      words={copy.report}
      longest={longestReason}
      send={reason => reviews.report(id, { reason })}
      onClose={onClose}
    />
  )
}

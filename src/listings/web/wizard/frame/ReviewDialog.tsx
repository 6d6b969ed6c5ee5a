import { showFailure } from '#accounts/web/form/show-failure.ts'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { copy } from '../copy.ts'

interface ReviewDialogProps {
  open: boolean
  onLater: () => void
  onSend: () => Promise<void>
}

/** The edit is saved already; sending the draft to the operator is a separate choice. */
export function ReviewDialog({ open, onLater, onSend }: ReviewDialogProps) {
  const words = copy.review
  return (
    <ConfirmDialog
      open={open}
      onClose={onLater}
      title={words.title}
      cancelLabel={words.later}
      confirmLabel={words.send}
      onConfirm={() => onSend().catch(showFailure)}
    >
      {words.words}
    </ConfirmDialog>
  )
}

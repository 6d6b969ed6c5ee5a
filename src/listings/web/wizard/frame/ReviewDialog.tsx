import { showFailure } from '#accounts/web/form/show-failure.ts'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { copy } from '../copy.ts'

interface ReviewDialogProps {
  open: boolean
  onLater: () => void
  onSend: () => Promise<void>
}

/** A draft that has everything now: the edit is saved, sending it is a step of its own. */
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

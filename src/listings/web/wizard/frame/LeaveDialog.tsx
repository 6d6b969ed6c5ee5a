import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { currentSession } from '#foundation/web/session/session-store.ts'
import { copy } from '../copy.ts'

interface LeaveDialogProps {
  isDirty: boolean
  onGiveUp: () => void
}

/** Does not ask when a lost session leads to the log-in: then the changes are kept. */
export function LeaveDialog({ isDirty, onGiveUp }: LeaveDialogProps) {
  const blocker = useBlocker({
    shouldBlockFn: () => isDirty && currentSession().status === 'in',
    enableBeforeUnload: () => isDirty,
    withResolver: true,
  })
  const words = copy.leave
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      onClose={() => blocker.reset?.()}
      title={words.title}
      cancelLabel={words.stay}
      confirmLabel={words.leave}
      onConfirm={() => {
        onGiveUp()
        blocker.proceed?.()
      }}
    >
      {words.words}
    </ConfirmDialog>
  )
}

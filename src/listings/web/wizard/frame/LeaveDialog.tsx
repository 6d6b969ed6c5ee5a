import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '#foundation/web/session/session-store.ts'
import { ConfirmDialog } from '#foundation/web/ui/ConfirmDialog.tsx'
import { copy } from '../copy.ts'

/** Asks before unsaved changes are given up; not when a lost session leads away, which keeps them. */
export function LeaveDialog({ isDirty }: { isDirty: boolean }) {
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
      onConfirm={() => blocker.proceed?.()}
    >
      {words.words}
    </ConfirmDialog>
  )
}

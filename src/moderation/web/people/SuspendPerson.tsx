import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import type { KnownPerson } from '../../rules/wire.ts'
import { moderation } from '../api.ts'
import { copy } from '../copy.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'

const words = copy.people

export function SuspendPerson({ person }: { person: KnownPerson }) {
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  // Operators answer to each other, not to this button.
  if (person.role === 'admin') return null
  const close = () => setAsking(false)

  const send = async (suspended: boolean, reason?: string): Promise<boolean> => {
    try {
      await moderation.suspend(person._id, { suspended, ...(reason ? { reason } : {}) })
      const say = suspended ? words.suspendedDone : words.reinstatedDone
      toast.success(say(person.firstName))
      return true
    } catch (error) {
      if (error instanceof Error) toast.error(error.message)
      return false
    } finally {
      void queries.invalidateQueries({ queryKey: ['moderation'] })
    }
  }
  if (person.suspendedAt) {
    return (
      <>
        <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
          {words.reinstate}
        </Button>
        <ConfirmDialog
          open={isAsking}
          onClose={close}
          title={words.reinstateTitle(person.firstName)}
          confirmLabel={words.reinstate}
          onConfirm={async () => (await send(false)) && close()}
        >
          {words.reinstateAbout}
        </ConfirmDialog>
      </>
    )
  }
  return (
    <>
      <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
        {words.suspend}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={close}
        title={words.suspendTitle(person.firstName)}
        about={words.suspendAbout}
        help={words.reasonHelp}
        confirmLabel={words.suspend}
        onConfirm={reason => send(true, reason)}
      />
    </>
  )
}

import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import type { KnownPerson } from '../../rules/wire.ts'
import { moderation } from '../api.ts'
import { ReasonDialog } from '../ReasonDialog.tsx'
import { copy } from './copy.ts'

const words = copy.people

interface SuspendPersonProps {
  person: KnownPerson
  /** How many live bookings their spaces have, where that is known. */
  live?: number
}

export function SuspendPerson({ person, live }: SuspendPersonProps) {
  const [isAsking, setAsking] = useState(false)
  const close = () => setAsking(false)

  const send = useSuspend(person, live)
  const reinstating = useAction(
    async () => {
      await send(false)
      close()
    },
    { atForm: true },
  )
  const name = `${person.firstName} ${person.lastName}`
  // Operators cannot be suspended.
  if (person.role === 'admin') return null
  return (
    <>
      <AskButton
        label={person.suspendedAt ? words.reinstateOf(name) : words.suspendOf(name)}
        onAsk={() => setAsking(true)}
      >
        {person.suspendedAt ? words.reinstate : words.suspend}
      </AskButton>
      {person.suspendedAt ? (
        <ConfirmDialog
          open={isAsking}
          onClose={close}
          title={words.reinstateTitle(person.firstName)}
          confirmLabel={words.reinstate}
          fault={reinstating.fault}
          onConfirm={() => reinstating.run()}
        >
          {words.reinstateAbout}
        </ConfirmDialog>
      ) : (
        isAsking && (
          <ReasonDialog
            name={`reason.suspend.${person._id}`}
            onClose={close}
            title={words.suspendTitle(person.firstName)}
            about={words.suspendAbout(live)}
            help={words.reasonHelp}
            confirmLabel={words.suspend}
            onConfirm={reason => send(true, reason)}
          />
        )
      )}
    </>
  )
}

function useSuspend(person: KnownPerson, live: number | undefined) {
  const queries = useQueryClient()
  return async (suspended: boolean, reason?: string) => {
    try {
      await moderation.suspend(person._id, { suspended, ...(reason ? { reason } : {}) })
    } finally {
      void queries.invalidateQueries({ queryKey: ['moderation'] })
    }
    const { firstName } = person
    toast.success(
      suspended ? words.suspendedDone(firstName, live) : words.reinstatedDone(firstName),
    )
  }
}

interface AskButtonProps {
  label: string
  onAsk: () => void
  children: string
}

/** In a list of people its label says whom it is about. */
function AskButton({ label, onAsk, children }: AskButtonProps) {
  return (
    <Button variant="secondary" size="sm" aria-label={label} onClick={onAsk}>
      {children}
    </Button>
  )
}

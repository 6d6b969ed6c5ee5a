import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import type { ConsoleMovement, MovementKind, MovementState } from '../../rules/console-wire.ts'
import { reasonWords } from '../../rules/provider-reasons.ts'
import { moneyText } from '../money-text.ts'
import { amountColumn, bookingColumn, momentColumn, Note, personColumn } from './cells.tsx'
import { copy } from './copy.ts'
import { DeskTable } from './DeskTable.tsx'
import { desk, deskKey, movementsQuery, type OwedByHand } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'
import { holdNotes, isHeld } from './hold-notes.ts'
import { PayByHandButton } from './PayByHandButton.tsx'
import { PayByHandDialog } from './PayByHandDialog.tsx'

const words = copy.movements

const tones: Record<MovementState, BadgeTone> = {
  due: 'neutral',
  held: 'warning',
  sending: 'sky',
  done: 'success',
  failed: 'danger',
  dropped: 'neutral',
}

export function MovementList({ kind, page, onPage }: PagedProps & { kind: MovementKind }) {
  const [asked, setAsked] = useState<OwedByHand>()
  return (
    <>
      <DeskTable
        query={movementsQuery(kind, page)}
        words={{
          caption: words.captions[kind],
          empty: words.empty[kind],
          failed: words.failed[kind],
        }}
        page={page}
        onPage={onPage}
        rowKey={row => row._id}
        columns={[
          momentColumn((row: ConsoleMovement) => row.doneAt ?? row.dueAt),
          personColumn((row: ConsoleMovement) => row.party),
          bookingColumn,
          {
            key: 'state',
            heading: copy.state,
            cell: row => <Standing movement={row} onPayByHand={setAsked} />,
          },
          amountColumn,
        ]}
      />
      {asked && <PayByHandDialog owed={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

interface StandingProps {
  movement: ConsoleMovement
  onPayByHand: (owed: OwedByHand) => void
}

function Standing({ movement, onPayByHand }: StandingProps) {
  const { kind, reason, attempts, lastError, allowed, setOffPence, handReference } = movement
  const state = isHeld(movement) ? 'held' : movement.state
  const isTrouble = state === 'failed' || lastError !== null
  return (
    <div>
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      {holdNotes(movement, serverNow()).map(note => (
        <Note key={note}>{note}</Note>
      ))}
      <Note>{words.reasons[reason]}</Note>
      {setOffPence > 0 && <Note>{words.setOff[kind](moneyText(setOffPence))}</Note>}
      {handReference && <Note>{words.byHand(handReference)}</Note>}
      <Note>{lastError && reasonWords(lastError)}</Note>
      {isTrouble && <Note>{words.attempts(attempts)}</Note>}
      {allowed.includes('retry') && <Retry movement={movement} />}
      {allowed.includes('payByHand') && (
        <div className="mt-2">
          <PayByHandButton owed={owedOf(movement)} onPress={onPayByHand} />
        </div>
      )}
    </div>
  )
}

/** With what of it was set off already, before the provider refused it. */
function owedOf({ _id: id, amountPence, setOffPence, party: { name } }: ConsoleMovement) {
  return { kind: 'payout' as const, id, amountPence: amountPence - setOffPence, name }
}

function Retry({ movement: { _id: id, amountPence, party } }: { movement: ConsoleMovement }) {
  const queries = useQueryClient()
  const retry = useAction(async () => {
    await desk.retry(id)
    toast.success(words.retried)
    await queries.invalidateQueries({ queryKey: deskKey })
  })
  return (
    <Button
      variant="secondary"
      size="sm"
      loading={retry.busy}
      onClick={() => void retry.run()}
      className="mt-2"
    >
      {words.retry}
      <span className="sr-only">
        : {moneyText(amountPence)}, {party.name}
      </span>
    </Button>
  )
}

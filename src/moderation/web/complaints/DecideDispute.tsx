import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Form, StillMissing, SubmitButton } from '#accounts/web/form/Form.tsx'
import { useAction } from '#accounts/web/use-action.ts'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import type { ConsoleComplaint } from '#complaints/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { formatPence, pence, poundsFromPence, roundPence } from '#foundation/rules/money.ts'
import { penceTyped } from '#foundation/rules/text/pence-typed.ts'
import { formatDeadline } from '#foundation/rules/time/time.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { moneyKey } from '#payments/web/queries.ts'
import { complaintsKey, decideComplaint } from './complaints-api.ts'
import { copy } from './copy.ts'

const words = copy.decide

export function DecideDispute({ complaint }: { complaint: ConsoleComplaint }) {
  const { _id, state, allowed, answerBy, leftPence, askedIsSuspended, askedHasLeft } = complaint
  if (state !== 'open' && state !== 'answered') return null
  return (
    <Panel heading={words.heading}>
      {state === 'open' && askedIsSuspended && <p className="text-ink-soft">{words.suspended}</p>}
      {state === 'open' && askedHasLeft && <p className="text-ink-soft">{words.left}</p>}
      {allowed.includes('decide') ? (
        <Decision id={_id} leftPence={leftPence} told={askedHasLeft ? words.toOneSide : words} />
      ) : (
        <p className="text-ink-soft">
          {(askedHasLeft ? words.fromThenOn : words.waiting)(formatDeadline(new Date(answerBy)))}
        </p>
      )}
    </Panel>
  )
}

interface DecisionProps {
  id: string
  leftPence: number
  told: typeof words.toOneSide
}

function Decision({ id, leftPence, told }: DecisionProps) {
  const { typed, change, kept, markSent } = useTyped(`dispute.${id}`, { refund: '', reason: '' })
  const { refund, reason } = typed
  const [isAsking, setAsking] = useState(false)
  const queries = useQueryClient()
  const amount = penceTyped(refund)
  const isAmount = amount !== undefined && amount <= leftPence
  const missing = missingIn(isAmount, reason)
  const decide = useAction(
    async () => {
      if (amount === undefined) return
      setAsking(false)
      await decideComplaint(id, { refund: poundsFromPence(amount), reason: reason.trim() })
      markSent()
      toast.success(told.done)
      await Promise.all([
        queries.invalidateQueries({ queryKey: complaintsKey }),
        queries.invalidateQueries({ queryKey: moneyKey }),
      ])
    },
    { atForm: true },
  )
  return (
    <Form onSubmit={() => setAsking(true)} fault={decide.fault}>
      <RestoredNotice kept={kept} sent />
      <TextField
        label={words.refund}
        help={words.refundHelp(formatPence(pence(leftPence)))}
        inputMode="decimal"
        value={refund}
        error={
          refund.trim() !== '' && !isAmount && words.refundWrong(formatPence(pence(leftPence)))
        }
        onChange={event => change({ refund: event.target.value })}
      />
      <UsualShares leftPence={leftPence} onTake={pounds => change({ refund: pounds })} />
      <TextArea
        label={words.reason}
        help={told.reasonHelp}
        value={reason}
        maxLength={1000}
        onChange={event => change({ reason: event.target.value })}
      />
      <StillMissing>{missing}</StillMissing>
      <SubmitButton disabled={missing !== undefined} loading={decide.busy}>
        {words.send}
      </SubmitButton>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.title}
        cancelLabel={words.keep}
        confirmLabel={words.send}
        onConfirm={() => decide.run()}
      >
        {amount ? told.sure(formatPence(amount)) : told.sureNone}
      </ConfirmDialog>
    </Form>
  )
}

function missingIn(isAmount: boolean, reason: string): string | undefined {
  if (!isAmount) return words.missing.amount
  return reason.trim() === '' ? words.missing.reason : undefined
}

interface UsualSharesProps {
  leftPence: number
  onTake: (pounds: string) => void
}

function UsualShares({ leftPence, onTake }: UsualSharesProps) {
  const shares = [
    [words.none, pence(0)],
    [words.half, roundPence(leftPence / 2)],
    [words.all, pence(leftPence)],
  ] as const
  return (
    <div className="flex flex-wrap gap-2">
      {shares.map(([label, share]) => (
        <Button
          key={label}
          variant="secondary"
          size="sm"
          onClick={() => onTake(poundsFromPence(share).toFixed(2))}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { LinkedRequest } from '#bookings/rules/answer-link.ts'
import { askedFor } from '#bookings/rules/asked-for.ts'
import { payWindowWords } from '#bookings/rules/life/pay-window.ts'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { TextArea } from '#design/ui/fields/TextArea.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { serverNow } from '#foundation/web/api/server-clock.ts'
import { answerLinks } from '../api.ts'
import { copy } from './copy.ts'

const longestReason = 1000

interface AnswerFormProps {
  token: string
  wish: 'approve' | 'decline'
  title: string
  request: NonNullable<LinkedRequest['request']>
  onAnswered: (linked: LinkedRequest) => unknown
  /** The request may have been answered elsewhere, so it is loaded again. */
  onRefused: () => unknown
}

/** Asks for confirmation, because a link in a mail may be opened by accident. */
export function AnswerForm({ token, wish, title, request, ...then }: AnswerFormProps) {
  const [reason, setReason] = useState('')
  const isApproval = wish === 'approve'
  const isBarred = isApproval && request.taken
  const { renter, payWindowHours, payableUntil } = request
  const payWords = payWindowWords(renter, payWindowHours, new Date(payableUntil), serverNow())
  const press = useAction(
    async () => {
      const why = reason.trim()
      const answer = isApproval
        ? { approvalStatus: 'approved' as const }
        : { approvalStatus: 'disapproved' as const, ...(why && { reason: why }) }
      try {
        then.onAnswered(await answerLinks.answer(token, answer))
      } catch (error) {
        await then.onRefused()
        throw error
      }
    },
    { atForm: true },
  )
  return (
    <>
      <h1 className="break-words text-3xl">
        {isApproval ? copy.approveQuestion(renter) : copy.denyQuestion(renter)}
      </h1>
      <Facts title={title} request={request} />
      {request.taken && (
        <Alert tone="warning" title={copy.taken}>
          {copy.takenWords}
        </Alert>
      )}
      {!isBarred && <p>{isApproval ? payWords : copy.denyWords(renter)}</p>}
      {!isApproval && (
        <TextArea
          label={copy.reason}
          help={copy.reasonHelp}
          optional
          rows={3}
          maxLength={longestReason}
          value={reason}
          onChange={event => setReason(event.target.value)}
        />
      )}
      {press.fault && <FormFault>{press.fault}</FormFault>}
      <Choices {...{ token, isApproval, press }} isTaken={request.taken} />
    </>
  )
}

interface ChoicesProps {
  token: string
  isApproval: boolean
  isTaken: boolean
  press: { busy: boolean; run: () => Promise<unknown> }
}

/** A request whose space is taken can only be denied. */
function Choices({ token, isApproval, isTaken, press }: ChoicesProps) {
  const isBarred = isApproval && isTaken
  return (
    <div className="flex flex-wrap gap-3">
      {!isBarred && (
        <Button
          variant={isApproval ? 'primary' : 'danger'}
          loading={press.busy}
          onClick={() => void press.run()}
        >
          {isApproval ? copy.approve : copy.deny}
        </Button>
      )}
      {(isApproval || !isTaken) && (
        <Link
          to="/answer-request/$token"
          params={{ token }}
          search={{ answer: isApproval ? 'decline' : 'approve' }}
          className={buttonClass({ variant: isBarred ? 'secondary' : 'ghost' })}
        >
          {isApproval ? copy.denyInstead : copy.approveInstead}
        </Link>
      )}
    </div>
  )
}

function Facts({ title, request }: Pick<AnswerFormProps, 'title' | 'request'>) {
  const facts = [
    { label: copy.space, value: title },
    { label: copy.who, value: request.renter },
    { label: copy.when, value: request.when },
    ...askedFor(request),
    {
      label: request.rolling ? copy.earningsFirst : copy.earnings,
      value: formatPence(pence(request.earningsPence)),
    },
  ]
  return (
    <div>
      <dl className="grid grid-cols-[fit-content(40%)_minmax(0,1fr)] gap-x-[min(1.5rem,5vw)] gap-y-2">
        {facts.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-ink-soft">{label}</dt>
            <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-ink-soft text-sm">{copy.times}</p>
    </div>
  )
}

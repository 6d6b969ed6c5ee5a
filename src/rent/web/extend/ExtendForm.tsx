import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { ExtendRequest, QuoteAnswer } from '#bookings/rules/request-wire.ts'
import { AskForStart } from '#bookings/web/checkout/AskForStart.tsx'
import { useKeepBooking } from '#bookings/web/queries.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { MonthPicker } from '#design/ui/pickers/MonthPicker.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { after, formatDay, formatDeadline } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { isPassing } from '#foundation/web/api/may-ask-again.ts'
import { usePressKey } from '#foundation/web/api/use-press-key.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import { monthWords } from '../../rules/month-words.ts'
import { monthAt, next } from '../../rules/schedule/months.ts'
import { rent as calls } from '../api.ts'
import { extensionQuery } from '../queries.ts'
import { copy } from './copy.ts'

/** The most that can be extended at a time, so the picker ends there. */
const mostMonths = 24

interface ExtendFormProps {
  id: string
  endDate: string
}

export function ExtendForm({ id, endDate }: ExtendFormProps) {
  const end = new Date(endDate)
  const first = monthAt(end)
  const [month, setMonth] = useState(first)
  const [isAsking, setAsking] = useState(false)
  const [startAsked, setStartAsked] = useState(false)
  const { data: quote, error, refetch } = useQuery(extensionQuery(id, month))
  const extend = useExtend(id, () => setAsking(false))
  const mustAskForStart = quote?.coolingOff?.beginsWithin ?? false
  const isStartMissing = mustAskForStart && !startAsked
  const sum = quote && formatPence(pence(quote.totalPence))
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft text-sm">{copy.about(formatDay(after(end, -1)))}</p>
      <MonthPicker
        label={copy.until}
        value={month}
        onChange={setMonth}
        min={first}
        max={next(first, mostMonths - 1)}
        error={wordsOf(error)}
        className="w-full max-w-xs"
      />
      <SumLine sum={sum} error={error} onAskAgain={() => void refetch()} />
      <AskForStart
        coolingOff={quote?.coolingOff ?? null}
        asked={startAsked}
        onChange={setStartAsked}
      />
      <Button
        variant="secondary"
        disabled={!quote || isStartMissing}
        aria-describedby={isStartMissing ? 'extend-hint' : undefined}
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {sum ? copy.extend(sum) : copy.plain}
      </Button>
      {isStartMissing && (
        <p id="extend-hint" className="text-ink-soft text-sm">
          {copy.startMissing}
        </p>
      )}
      <ExtendDialog
        month={month}
        quote={quote}
        open={isAsking && quote !== undefined}
        onClose={() => setAsking(false)}
        fault={extend.fault}
        onConfirm={() => quote && extend.run(wishOf(month, quote, startAsked))}
      />
    </div>
  )
}

interface SumLineProps {
  sum: string | undefined
  error: unknown
  onAskAgain: () => void
}

function SumLine({ sum, error, onAskAgain }: SumLineProps) {
  if (!error) {
    return (
      <p aria-live="polite">
        {copy.sum}: <span className="font-semibold tabular-nums">{sum ?? copy.working}</span>
      </p>
    )
  }
  if (!isPassing(error)) return null
  return (
    <Button variant="ghost" size="sm" onClick={onAskAgain}>
      {copy.askAgain}
    </Button>
  )
}

interface ExtendDialogProps {
  month: string
  quote: QuoteAnswer | undefined
  open: boolean
  onClose: () => void
  fault: string | undefined
  onConfirm: () => unknown
}

function ExtendDialog({ month, quote, ...dialog }: ExtendDialogProps) {
  return (
    <ConfirmDialog
      {...dialog}
      title={copy.question(monthWords(month))}
      cancelLabel={copy.no}
      confirmLabel={copy.yes}
    >
      <dl className="mb-4 flex flex-wrap justify-between gap-x-4 rounded-field bg-sunk px-4 py-3 font-semibold text-ink">
        <dt>{copy.sum}</dt>
        <dd className="tabular-nums">{quote && formatPence(pence(quote.totalPence))}</dd>
      </dl>
      <p>{copy.pays}</p>
      {quote?.coolingOff && (
        <p>{copy.coolingOff(formatDeadline(new Date(quote.coolingOff.until)))}</p>
      )}
    </ConfirmDialog>
  )
}

function wishOf(
  endDate: string,
  { total: price, policyVersion, coolingOff }: QuoteAnswer,
  startAsked: boolean,
): ExtendRequest {
  const startWithinCoolingOff = startAsked && coolingOff?.beginsWithin === true
  return {
    endDate,
    price,
    policyVersion,
    ...(coolingOff && { coolingOffShown: true }),
    ...(startWithinCoolingOff && { startWithinCoolingOff }),
  }
}

function useExtend(id: string, onDone: () => void) {
  const keep = useKeepBooking()
  const navigate = useNavigate()
  const session = useSession()
  const isCustomer = session.status === 'in' && session.record.role === 'customer'
  const to = isCustomer ? '/your-storage/$bookingId' : '/bookings/$bookingId'
  const pressed = usePressKey()
  const queries = useQueryClient()
  return useAction(async (wish: ExtendRequest) => {
    const further = await pressed(wish, key => calls.extend(id, wish, key)).catch(error => {
      void queries.invalidateQueries(extensionQuery(id, wish.endDate))
      throw error
    })
    onDone()
    keep(further)
    toast.success(further.approvalStatus === 'approved' ? copy.approved : copy.asked)
    await navigate({ to, params: { bookingId: further._id } })
  })
}

function wordsOf(error: unknown): string | undefined {
  if (!isApiFailure(error)) return undefined
  return error.fields[0]?.message ?? error.message
}

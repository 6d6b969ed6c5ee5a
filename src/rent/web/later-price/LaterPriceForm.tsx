import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { LaterPrice } from '#bookings/rules/wire.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { TextField } from '#design/ui/fields/TextField.tsx'
import { MonthPicker } from '#design/ui/pickers/MonthPicker.tsx'
import { RestoredNotice } from '#design/ui/states/RestoredNotice.tsx'
import { ConfirmDialog } from '#design/ui/surfaces/ConfirmDialog.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { formatPence, pence, poundsFromPence } from '#foundation/rules/money.ts'
import { penceTyped } from '#foundation/rules/text/pence-typed.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { useTyped } from '#foundation/web/drafts/use-typed.ts'
import { dayOf } from '../../rules/schedule/months.ts'
import { rent as calls } from '../api.ts'
import { laterPriceQuery, useReloadRent } from '../queries.ts'
import { copy } from './copy.ts'

interface LaterPriceFormProps {
  id: string
  months: { first: string; last: string }
  onDone: () => void
}

const nothing = { rate: '', from: '' }

/** Shows the text that the renter will read before the partner confirms. */
export function LaterPriceForm({ id, months, onDone }: LaterPriceFormProps) {
  const { typed, change, kept, markSent } = useTyped(`rent.later-price.${id}`, nothing)
  const [isAsking, setAsking] = useState(false)
  const from = typed.from >= months.first && typed.from <= months.last ? typed.from : months.first
  const rate = poundsFromPence(penceTyped(typed.rate) ?? pence(0))
  const { data, error } = useQuery(laterPriceQuery(id, rate, from))
  const price = rate > 0 ? data?.laterPrice : undefined
  const reload = useReloadRent()
  const tell = useAction(async () => {
    await calls.tellLaterPrice(id, { monthlyRate: rate, from })
    markSent()
    setAsking(false)
    toast.success(copy.done)
    onDone()
    await reload()
  })
  return (
    <div className="grid justify-items-start gap-3">
      <h3 className="font-semibold text-base">{copy.heading}</h3>
      <RestoredNotice kept={kept} sent />
      <TextField
        label={copy.rate}
        before="£"
        inputMode="decimal"
        autoComplete="off"
        value={typed.rate}
        error={rate > 0 ? wordsOf(error) : typed.rate.trim() !== '' && copy.rateWrong}
        onChange={event => change({ rate: event.target.value })}
        className="w-full max-w-xs"
      />
      <MonthPicker
        label={copy.from}
        value={from}
        onChange={month => change({ from: month })}
        min={months.first}
        max={months.last}
        className="w-full max-w-xs"
      />
      <div aria-live="polite" className="w-full">
        {price && <WhatIsTold price={price} />}
      </div>
      <Button
        variant="secondary"
        disabled={!price}
        onClick={() => setAsking(true)}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
      >
        {copy.tell}
      </Button>
      {price && (
        <AskOnce price={price} open={isAsking} onClose={() => setAsking(false)} tell={tell} />
      )}
    </div>
  )
}

interface AskOnceProps {
  price: LaterPrice
  open: boolean
  onClose: () => void
  tell: { fault: string | undefined; run: () => Promise<void> }
}

function AskOnce({ price, open, onClose, tell }: AskOnceProps) {
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={copy.question}
      cancelLabel={copy.no}
      confirmLabel={copy.yes}
      fault={tell.fault}
      onConfirm={tell.run}
    >
      <WhatIsTold price={price} />
      <p className="mt-3">{copy.meaning}</p>
    </ConfirmDialog>
  )
}

function WhatIsTold({ price }: { price: LaterPrice }) {
  const facts = [
    [copy.begins, formatDay(dayOf(price.from, 1))],
    [copy.sum, formatPence(pence(price.monthlyPence))],
    [copy.leaves, formatDay(after(new Date(price.noticeBefore), -1))],
  ] as const
  return (
    <dl className="grid gap-2 rounded-field bg-sunk px-4 py-3 text-ink">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd className="font-semibold tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function wordsOf(error: unknown): string | undefined {
  if (!isApiFailure(error)) return undefined
  return error.fields[0]?.message ?? error.message
}

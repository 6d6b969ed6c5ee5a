import { useState } from 'react'
import { useAction } from '#accounts/web/use-action.ts'
import type { Booking, LaterPrice } from '#bookings/rules/wire.ts'
import type { Reader } from '#bookings/web/api.ts'
import { toast } from '#design/toast/toast.ts'
import { Button } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { after, formatDay } from '#foundation/rules/time/time.ts'
import { dayOf } from '../../rules/schedule/months.ts'
import { rent as calls } from '../api.ts'
import { useReloadRent } from '../queries.ts'
import { copy } from './copy.ts'
import { LaterPriceForm } from './LaterPriceForm.tsx'

interface LaterPriceSectionProps {
  id: string
  rent: NonNullable<Booking['rent']>
  side: Reader
}

export function LaterPriceSection({ id, rent, side }: LaterPriceSectionProps) {
  const [isOpen, setOpen] = useState(false)
  const { laterPrice, laterPriceMonths: months, mayTakePriceBack } = rent
  if (laterPrice && isOverBefore(laterPrice, rent)) return null
  if (laterPrice) {
    return (
      <div className="grid justify-items-start gap-3">
        <ComingPrice price={laterPrice} side={side} />
        {mayTakePriceBack && <TakeBack id={id} />}
      </div>
    )
  }
  if (!months) return null
  if (isOpen) return <LaterPriceForm id={id} months={months} onDone={() => setOpen(false)} />
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-ink-soft text-sm">{copy.about(formatDay(dayOf(months.first, 1)))}</p>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
    </div>
  )
}

/** After notice the price may never come; taking the notice back shows it again. */
function isOverBefore({ from }: LaterPrice, { notice }: LaterPriceSectionProps['rent']): boolean {
  return notice !== null && new Date(notice.endsAt) <= dayOf(from, 1)
}

function ComingPrice({ price, side }: { price: LaterPrice; side: Reader }) {
  const sum = formatPence(pence(price.monthlyPence))
  const day = formatDay(dayOf(price.from, 1))
  const lastDay = formatDay(after(new Date(price.noticeBefore), -1))
  const leave = price.mayStillLeave ? copy.leave(lastDay) : copy.leaveOver
  const isRenter = side === 'renter'
  return (
    <Alert title={copy.heading} className="w-full">
      <p>{isRenter ? copy.told.renter(sum, day) : copy.told.other(sum, day)}</p>
      <p>{isRenter ? leave : copy.renterMayLeave(lastDay)}</p>
    </Alert>
  )
}

function TakeBack({ id }: { id: string }) {
  const reload = useReloadRent()
  const takeBack = useAction(async () => {
    await calls.takeBackLaterPrice(id)
    toast.success(copy.takenBack)
    await reload()
  })
  return (
    <Button variant="secondary" loading={takeBack.busy} onClick={() => void takeBack.run()}>
      {copy.takeBack}
    </Button>
  )
}

import { Link, useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { cx } from '#design/ui/base/cx.ts'
import { ClockIcon, SuccessIcon } from '#design/ui/icons/StatusIcons.tsx'
import { WarningIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import type { PaymentHint, PaymentStanding, PaymentState } from '../../rules/wire.ts'
import { usePay } from '../booking/use-pay.ts'
import { moneyText } from '../money-text.ts'
import { copy } from './copy.ts'
import { type Confirmation, useConfirmation } from './use-confirmation.ts'
import { useWayBack } from './use-way-back.ts'

interface PaymentResultProps {
  hint: PaymentHint
  /** Partners find spaces that they rent under their bookings. */
  isPartner: boolean
}

export function PaymentResult({ hint, isPartner }: PaymentResultProps) {
  const confirmation = useConfirmation(hint)
  const navigate = useNavigate()
  const { bookingId } = hint
  const list = isPartner ? '/bookings' : '/your-storage'
  const go = useCallback(
    () => void navigate({ to: `${list}/$bookingId`, params: { bookingId }, replace: true }),
    [navigate, list, bookingId],
  )
  const wayBack = useWayBack(go, confirmation.kind !== 'asking')
  const state = confirmation.kind === 'known' ? confirmation.state : undefined
  return (
    <Card className="w-full max-w-xl text-center">
      <Sign standing={state?.state} isAsking={confirmation.kind === 'asking'} />
      <div role="status">
        <h1 className="mt-4 text-3xl">{headingOf(confirmation)}</h1>
        <p className="mx-auto mt-2 max-w-[46ch] text-ink-soft">{wordsOf(confirmation)}</p>
      </div>
      {confirmation.kind !== 'asking' && (
        <>
          <div className="mt-6 flex flex-wrap justify-center gap-3">
            {state && isUnpaid(state) && <PayAgain state={state} onPay={wayBack.pause} />}
            <Link
              to={`${list}/$bookingId`}
              params={{ bookingId }}
              replace
              className={buttonClass({
                variant: state && isUnpaid(state) ? 'secondary' : 'primary',
              })}
            >
              {copy.goNow}
            </Link>
            {state?.hasReceipt && (
              <Link
                to="/receipt/$bookingId"
                params={{ bookingId }}
                className={buttonClass({ variant: 'secondary' })}
              >
                {copy.receipt}
              </Link>
            )}
          </div>
          <div className="mt-6 flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-hairline border-t pt-4 text-sm">
            <p className="text-ink-soft tabular-nums">
              {wayBack.isPaused ? copy.paused : copy.going(wayBack.left)}
            </p>
            {!wayBack.isPaused && (
              <Button variant="ghost" size="sm" onClick={wayBack.pause}>
                {copy.stay}
              </Button>
            )}
          </div>
        </>
      )}
    </Card>
  )
}

function PayAgain({ state, onPay }: { state: PaymentState; onPay: () => void }) {
  const pay = usePay(state.bookingId)
  return (
    <Button
      loading={pay.busy}
      onClick={() => {
        onPay()
        void pay.run()
      }}
    >
      {(state.state === 'failed' ? copy.payAgain : copy.pay)(moneyText(state.amountPence))}
    </Button>
  )
}

function isUnpaid({ state, canPay }: PaymentState): boolean {
  return canPay && (state === 'failed' || state === 'cancelled' || state === 'none')
}

function headingOf(confirmation: Confirmation): string {
  if (confirmation.kind === 'known') return confirmation.state.heading
  return confirmation.kind === 'unknown' ? copy.unknownHeading : copy.heading
}

function wordsOf(confirmation: Confirmation): string {
  if (confirmation.kind === 'asking') return copy.checking
  if (confirmation.kind === 'unknown') return `${confirmation.message} ${copy.unknown}`
  const { state, amountPence } = confirmation.state
  return copy.words[state](moneyText(amountPence))
}

const waits: readonly (PaymentStanding | undefined)[] = ['pending', 'none', 'refunded']

function Sign({
  standing,
  isAsking,
}: {
  standing: PaymentStanding | undefined
  isAsking: boolean
}) {
  const isGood = standing === 'successful'
  const isOpen = isAsking || waits.includes(standing)
  return (
    <span
      className={cx(
        'mx-auto grid size-16 place-items-center rounded-full text-2xl',
        isGood && 'bg-success-soft text-success',
        isOpen && 'bg-sky-soft text-ink',
        !isGood && !isOpen && 'bg-danger-soft text-danger',
      )}
    >
      {isGood ? <SuccessIcon /> : isOpen ? <ClockIcon /> : <WarningIcon />}
    </span>
  )
}

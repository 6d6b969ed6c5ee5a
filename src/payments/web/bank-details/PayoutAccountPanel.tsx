import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Button, buttonClass } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { FormFault } from '#design/ui/states/FormFault.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { formatMoment } from '#foundation/rules/time/time.ts'
import type { PayeeStanding, PayoutAccount } from '../../rules/payout-wire.ts'
import type { ConnectPage } from '../api.ts'
import { moneyText } from '../money-text.ts'
import { payoutAccountQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { useConnect } from './use-connect.ts'

const words = copy.account

export const payeeTones: Record<PayeeStanding, BadgeTone> = {
  none: 'neutral',
  incomplete: 'warning',
  checking: 'sky',
  ready: 'success',
  refused: 'danger',
}

export function PayoutAccountPanel({ from }: { from: ConnectPage }) {
  return (
    <Panel heading={words.heading}>
      <AccountStanding from={from} />
    </Panel>
  )
}

export function AccountStanding({ from }: { from: ConnectPage }) {
  const account = useQuery(payoutAccountQuery)
  const connecting = useConnect(from)
  return (
    <Loaded
      query={account}
      failed={words.failed}
      waiting={
        <Loading label={words.loading}>
          <SkeletonText lines={4} />
        </Loading>
      }
    >
      {data => <Standing account={data} connecting={connecting} />}
    </Loaded>
  )
}

interface StandingProps {
  account: PayoutAccount
  connecting: ReturnType<typeof useConnect>
}

function Standing({ account, connecting }: StandingProps) {
  const { state, missing, bank, waitingPence, isTest, checkedAt } = account
  const action = words.actions[state]
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <Badge tone={payeeTones[state]}>{words.states[state]}</Badge>
        {bank && (
          <p>
            <span className="text-ink-soft">{words.bank} </span>
            <span className="font-semibold">{words.bankNumber(bank.name, bank.last4)}</span>
          </p>
        )}
      </div>
      <p>{words.words[state]}</p>
      {missing.length > 0 && <Missing wishes={missing} />}
      {waitingPence > 0 && (
        <Alert tone="warning" title={words.waiting(moneyText(waitingPence))}>
          {words.waitingWords}
        </Alert>
      )}
      {connecting.fault && <FormFault>{connecting.fault}</FormFault>}
      <div className="flex flex-wrap gap-3">
        {action && (
          <Button
            variant={state === 'ready' ? 'secondary' : 'primary'}
            loading={connecting.connect.busy}
            onClick={() => void connecting.connect.run()}
          >
            {action}
          </Button>
        )}
        {state === 'refused' && (
          <Link to="/contact" className={buttonClass()}>
            {words.support}
          </Link>
        )}
        {state !== 'none' && (
          <Button
            variant="ghost"
            loading={connecting.check.busy}
            onClick={() => void connecting.check.run()}
          >
            {words.checkAgain}
          </Button>
        )}
      </div>
      <p className="text-ink-soft text-sm">
        {checkedAt && `${words.checked} ${formatMoment(new Date(checkedAt))}. `}
        {isTest && words.test}
      </p>
    </div>
  )
}

export function Missing({ wishes }: { wishes: readonly string[] }) {
  return (
    <div>
      <h3 className="font-semibold text-base">{words.missing}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {wishes.map(wish => (
          <li key={wish}>{wish}</li>
        ))}
      </ul>
    </div>
  )
}

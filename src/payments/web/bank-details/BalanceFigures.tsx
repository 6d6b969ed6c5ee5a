import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '#design/ui/states/Alert.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { Balance } from '../../rules/payout-wire.ts'
import { moneyText } from '../money-text.ts'
import { balanceQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { nextRelease } from './next-release.ts'

const words = copy.balance
// The middle column holds a date, which is wider than an amount.
const rowClass = 'grid gap-4 sm:grid-cols-[1fr_1.5fr_1fr] xl:grid-cols-3'

export function BalanceFigures() {
  const balance = useQuery(balanceQuery)
  return (
    <section aria-labelledby="balance">
      <h2 id="balance" className="sr-only">
        {words.heading}
      </h2>
      <Loaded
        query={balance}
        failed={words.failed}
        waiting={
          <Loading label={words.loading}>
            <div className={rowClass}>
              {['owed', 'next', 'paid'].map(figure => (
                <Skeleton key={figure} className="h-32 rounded-card" />
              ))}
            </div>
          </Loading>
        }
      >
        {data => <Figures balance={data} />}
      </Loaded>
    </section>
  )
}

function Figures({ balance }: { balance: Balance }) {
  const { owedPence, heldPence, paidPence, debtPence, upcoming } = balance
  const next = nextRelease(upcoming)
  return (
    <>
      {debtPence > 0 && (
        <Alert tone="warning" title={words.debt(moneyText(debtPence))} className="mb-4">
          {words.debtWords}
        </Alert>
      )}
      {heldPence > 0 && (
        <Alert tone="warning" title={words.held(moneyText(heldPence))} className="mb-4">
          {words.heldWords}
        </Alert>
      )}
      <dl className={rowClass}>
        <Figure name={words.owed} about={words.owedWords}>
          {moneyText(owedPence)}
        </Figure>
        <Figure
          name={words.next}
          about={next ? words.nextWords(moneyText(next.amountPence)) : words.nextNone}
        >
          {next ? dayWords(next.at) : words.none}
        </Figure>
        <Figure name={words.paid} about={words.paidWords}>
          {moneyText(paidPence)}
        </Figure>
      </dl>
    </>
  )
}

/** The line may break only before the year. */
function dayWords(day: Date): string {
  return formatDay(day).replace(' ', '\u00a0')
}

interface FigureProps {
  name: string
  about: string
  children: ReactNode
}

function Figure({ name, about, children }: FigureProps) {
  return (
    <Card className="flex flex-col">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="font-display font-semibold text-2xl tabular-nums sm:max-xl:text-xl">
        {children}
      </dd>
      <dd className="mt-1 text-ink-soft text-sm">{about}</dd>
    </Card>
  )
}

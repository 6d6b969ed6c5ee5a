import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { TwoLines } from '#design/lists/cells.tsx'
import { PagedList } from '#design/lists/PagedList.tsx'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import { usePolicy } from '#foundation/web/policy/use-policy.ts'
import type { Payout, PayoutStanding } from '../api.ts'
import { moneyText } from '../money-text.ts'
import { payoutsQuery } from '../queries.ts'
import { copy } from './copy.ts'

const words = copy.payouts
const pageSize = 20

const tones: Record<PayoutStanding, BadgeTone> = {
  scheduled: 'neutral',
  waiting: 'warning',
  sending: 'sky',
  paid: 'success',
  reversed: 'danger',
}

export function PayoutsPanel({ page }: { page: number }) {
  return (
    <Panel heading={words.heading}>
      <PayoutList page={page} />
    </Panel>
  )
}

function PayoutList({ page }: { page: number }) {
  const { payoutDelayHours } = usePolicy()
  const payouts = useQuery(payoutsQuery(page, pageSize))
  const navigate = useNavigate({ from: '/bank-details' })
  const empty = (
    <EmptyState title={words.empty} illustration={<EmptyListScene />} level={3}>
      {words.emptyWords(payoutDelayHours)}
    </EmptyState>
  )
  return (
    <PagedList
      list={payouts}
      words={words}
      empty={empty}
      skeletonRows={3}
      page={page}
      pageSize={pageSize}
      onPage={next => void navigate({ search: { page: next }, viewTransition: false })}
    >
      {rows => <PayoutTable payouts={rows} />}
    </PagedList>
  )
}

function PayoutTable({ payouts }: { payouts: readonly Payout[] }) {
  return (
    <Table
      caption={words.caption}
      rows={payouts}
      rowKey={payout => payout._id}
      columns={[
        { key: 'space', heading: words.space, cell: payout => <Space payout={payout} /> },
        { key: 'when', heading: words.when, cell: payout => <When payout={payout} /> },
        {
          key: 'state',
          heading: words.state,
          cell: ({ state, why }) => (
            <div>
              <Badge tone={tones[state]}>{words.states[state]}</Badge>
              {why && <p className="mt-1 max-w-64 text-ink-soft text-sm">{why}</p>}
            </div>
          ),
        },
        {
          key: 'amount',
          heading: words.amount,
          numeric: true,
          cell: payout => <Sent payout={payout} />,
        },
      ]}
    />
  )
}

function Space({ payout }: { payout: Payout }) {
  const { bookingId, space, slice, slices } = payout
  const { verb, day } = whenOf(payout)
  return (
    <TwoLines
      first={
        <Link to="/bookings/$bookingId" params={{ bookingId }} className="text-link touch-target">
          {space}
          <span className="sr-only">
            , {verb} {formatDay(day)}, {shortId(bookingId)}
          </span>
        </Link>
      }
      second={slices > 1 ? words.slice(slice, slices) : undefined}
    />
  )
}

function Sent({ payout: { amountPence, setOffPence } }: { payout: Payout }) {
  return (
    <>
      <span className="font-semibold">{moneyText(amountPence - setOffPence)}</span>
      {setOffPence > 0 && (
        <p className="mt-1 text-ink-soft text-sm">
          {words.setOff(moneyText(setOffPence), moneyText(amountPence))}
        </p>
      )}
    </>
  )
}

function When({ payout }: { payout: Payout }) {
  const { verb, day } = whenOf(payout)
  return (
    <p className="sm:whitespace-nowrap">
      {verb}{' '}
      <time dateTime={day.toISOString()} className="whitespace-nowrap">
        {formatDay(day)}
      </time>
    </p>
  )
}

function whenOf({ paidAt, releaseAt }: Payout) {
  return { verb: paidAt ? words.paidOn : words.releasedOn, day: new Date(paidAt ?? releaseAt) }
}

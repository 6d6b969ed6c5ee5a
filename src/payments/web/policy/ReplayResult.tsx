import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import type { PolicyReplay } from '../../rules/policy/policy-wire.ts'
import { moneyText, signedMoneyText } from '../money-text.ts'
import { copy } from './copy.ts'

const words = copy.replay
type Sum = keyof typeof words.sums
const sums = Object.keys(words.sums) as Sum[]

interface ReplayResultProps {
  replay: PolicyReplay
  /** Buttons for what can be done with the result. */
  children: ReactNode
}

export function ReplayResult({ replay, children }: ReplayResultProps) {
  const { before, after, changed, greatest } = replay
  return (
    <section aria-labelledby="replay" className="mt-7 border-hairline border-t pt-6">
      <h3 id="replay" className="text-xl">
        {words.heading}
      </h3>
      <div role="status" className="mt-2 grid max-w-measure gap-2">
        <p>{words.counts(replay)}</p>
        <p className="font-semibold">{changed === 0 ? words.nothing : words.changed(changed)}</p>
      </div>
      <Table
        className="mt-4"
        caption={words.table}
        rows={sums}
        rowKey={sum => sum}
        columns={[
          { key: 'sum', heading: words.columns.sum, cell: sum => words.sums[sum] },
          {
            key: 'before',
            heading: words.columns.before,
            numeric: true,
            cell: sum => moneyText(before[sum]),
          },
          {
            key: 'after',
            heading: words.columns.after,
            numeric: true,
            cell: sum => moneyText(after[sum]),
          },
          {
            key: 'difference',
            heading: words.columns.difference,
            numeric: true,
            cell: sum => (
              <span className={after[sum] === before[sum] ? 'text-ink-soft' : 'font-semibold'}>
                {signedMoneyText(after[sum] - before[sum])}
              </span>
            ),
          },
        ]}
      />
      {greatest.length > 0 && <Greatest greatest={greatest} />}
      <p className="mt-4 max-w-measure text-ink-soft text-sm">{words.limits}</p>
      <div className="mt-5">{children}</div>
    </section>
  )
}

function Greatest({ greatest }: Pick<PolicyReplay, 'greatest'>) {
  type Row = (typeof greatest)[number]
  const change = (sum: Sum) => (row: Row) =>
    words.arrow(moneyText(row.before[sum]), moneyText(row.after[sum]))
  return (
    <Table
      className="mt-6"
      caption={words.greatest}
      showCaption
      rows={greatest}
      rowKey={row => row._id}
      columns={[
        {
          key: 'booking',
          heading: words.booking,
          cell: row => (
            <Link
              to="/admin/bookings/$id"
              params={{ id: row._id }}
              className="text-link touch-target wrap-anywhere"
            >
              {row.space}
              <span className="sr-only">, {shortId(row._id)}</span>
            </Link>
          ),
        },
        { key: 'price', heading: words.price, numeric: true, cell: change('price') },
        { key: 'share', heading: words.share, numeric: true, cell: change('hosts') },
        { key: 'refund', heading: words.refund, numeric: true, cell: change('refunds') },
      ]}
    />
  )
}

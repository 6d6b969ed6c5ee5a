import { useState } from 'react'
import { Button } from '#design/ui/actions/Button.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { OwedRefund } from '../../rules/console-wire.ts'
import { reasonWords } from '../../rules/provider-reasons.ts'
import { moneyText } from '../money-text.ts'
import { amountColumn, bookingColumn, Note, personColumn } from './cells.tsx'
import { copy } from './copy.ts'
import { DeskTable } from './DeskTable.tsx'
import { owedRefundsQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'
import { PayByHandDialog } from './PayByHandDialog.tsx'

const words = copy.owed

export function OwedList({ page, onPage }: PagedProps) {
  const [asked, setAsked] = useState<OwedRefund>()
  return (
    <>
      <p className="mb-5 max-w-measure text-ink-soft">{words.about}</p>
      <DeskTable
        query={owedRefundsQuery(page)}
        words={words}
        page={page}
        onPage={onPage}
        rowKey={row => row._id}
        columns={[
          { key: 'since', heading: words.since, cell: row => <Since at={row.owedSince} /> },
          personColumn((row: OwedRefund) => row.renter),
          bookingColumn,
          { key: 'why', heading: words.why, cell: row => <Why refund={row} /> },
          amountColumn,
          {
            key: 'pay',
            heading: copy.actions,
            cell: row => <PayButton refund={row} onPress={() => setAsked(row)} />,
          },
        ]}
      />
      {asked && <PayByHandDialog refund={asked} onClose={() => setAsked(undefined)} />}
    </>
  )
}

function Since({ at }: { at: string }) {
  return (
    <time dateTime={at} className="text-sm tabular-nums @min-[40rem]:whitespace-nowrap">
      {formatDay(new Date(at))}
    </time>
  )
}

function Why({ refund: { reason, why, cameBackAt } }: { refund: OwedRefund }) {
  return (
    <div>
      <p>{copy.movements.reasons[reason]}</p>
      <Note>{why && reasonWords(why)}</Note>
      {cameBackAt && <Note>{words.cameBack(formatDay(new Date(cameBackAt)))}</Note>}
    </div>
  )
}

interface PayButtonProps {
  refund: OwedRefund
  onPress: () => void
}

function PayButton({ refund: { amountPence, renter }, onPress }: PayButtonProps) {
  return (
    <Button
      variant="secondary"
      size="sm"
      className="whitespace-nowrap"
      aria-label={words.payOf(moneyText(amountPence), renter.name)}
      onClick={onPress}
    >
      {words.pay}
    </Button>
  )
}

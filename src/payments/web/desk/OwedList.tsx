import { useState } from 'react'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { OwedRefund } from '../../rules/console-wire.ts'
import { reasonWords } from '../../rules/provider-reasons.ts'
import { amountColumn, bookingColumn, Note, personColumn } from './cells.tsx'
import { copy } from './copy.ts'
import { DeskTable } from './DeskTable.tsx'
import { type OwedByHand, owedRefundsQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'
import { PayByHandButton } from './PayByHandButton.tsx'
import { PayByHandDialog } from './PayByHandDialog.tsx'

const words = copy.owed

export function OwedList({ page, onPage }: PagedProps) {
  const [asked, setAsked] = useState<OwedByHand>()
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
            cell: row => <PayByHandButton owed={owedOf(row)} onPress={setAsked} />,
          },
        ]}
      />
      {asked && <PayByHandDialog owed={asked} onClose={() => setAsked(undefined)} />}
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

function owedOf({ _id: id, amountPence, renter: { name } }: OwedRefund) {
  return { kind: 'refund' as const, id, amountPence, name }
}

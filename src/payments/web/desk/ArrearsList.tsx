import { formatDay } from '#foundation/rules/time/time.ts'
import { monthWords } from '#rent/rules/month-words.ts'
import type { ConsoleArrears } from '../../rules/console-wire.ts'
import { reasonWords } from '../../rules/provider-reasons.ts'
import { amountColumn, bookingColumn, Note, personColumn } from './cells.tsx'
import { copy } from './copy.ts'
import { DeskTable } from './DeskTable.tsx'
import { arrearsQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'

const words = copy.arrears

export function ArrearsList({ page, onPage }: PagedProps) {
  return (
    <DeskTable
      query={arrearsQuery(page)}
      words={words}
      page={page}
      onPage={onPage}
      rowKey={({ bookingId, month }) => `${bookingId} ${month}`}
      columns={[
        {
          key: 'month',
          heading: words.month,
          cell: ({ month, days }) => (
            <>
              <p className="@min-[40rem]:whitespace-nowrap">{monthWords(month)}</p>
              <Note>{words.days(days)}</Note>
            </>
          ),
        },
        bookingColumn,
        personColumn((row: ConsoleArrears) => row.renter),
        {
          key: 'next',
          heading: words.next,
          cell: row => (
            <>
              <p className="max-w-96">{nextStep(row)}</p>
              <Note>{reasonWords(row.fault ?? 'declined')}</Note>
            </>
          ),
        },
        amountColumn,
      ]}
    />
  )
}

function nextStep({ nextTryAt }: ConsoleArrears): string {
  return nextTryAt ? words.again(formatDay(new Date(nextTryAt))) : words.stopped
}

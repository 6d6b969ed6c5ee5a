import { Badge, type BadgeTone } from '#design/ui/surfaces/Badge.tsx'
import type { ConsolePayment } from '../../rules/console-wire.ts'
import { reasonWords } from '../../rules/provider-reasons.ts'
import { moneyText } from '../money-text.ts'
import { amountColumn, bookingColumn, momentColumn, Note, personColumn } from './cells.tsx'
import { copy } from './copy.ts'
import { DeskTable } from './DeskTable.tsx'
import { paymentsQuery } from './desk-api.ts'
import type { PagedProps } from './desk-view.ts'

const words = copy.payments

const tones: Record<ConsolePayment['state'], BadgeTone> = {
  creating: 'neutral',
  open: 'sky',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  mismatched: 'danger',
}

export function PaymentList({ page, onPage }: PagedProps) {
  return (
    <DeskTable
      query={paymentsQuery(page)}
      words={words}
      page={page}
      onPage={onPage}
      rowKey={row => row._id}
      columns={[
        momentColumn((row: ConsolePayment) => row.paidAt ?? row.createdAt),
        personColumn((row: ConsolePayment) => row.renter),
        bookingColumn,
        { key: 'state', heading: copy.state, cell: row => <Standing payment={row} /> },
        amountColumn,
      ]}
    />
  )
}

function Standing({ payment: { state, outcome, note, providerFeePence } }: StandingProps) {
  return (
    <div className="@min-[40rem]:min-w-34">
      <Badge tone={tones[state]}>{words.states[state]}</Badge>
      <Note>{note && (state === 'mismatched' ? words.because(note) : reasonWords(note))}</Note>
      <Note>{outcome && words.outcomes[outcome]}</Note>
      <Note>{providerFeePence === null ? null : words.fee(moneyText(providerFeePence))}</Note>
    </div>
  )
}

interface StandingProps {
  payment: ConsolePayment
}

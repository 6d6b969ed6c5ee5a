import { Link } from '@tanstack/react-router'
import { Amount, Moment, NameAndEmail } from '#design/lists/cells.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import { copy } from './copy.ts'

function BookingId({ id }: { id: string }) {
  return (
    <Link
      to="/admin/bookings/$id"
      params={{ id }}
      title={id}
      className="text-link touch-target whitespace-nowrap text-sm tabular-nums"
    >
      {shortId(id)}
      <span className="sr-only">, {copy.booking}</span>
    </Link>
  )
}

export function Note({ children }: { children: string | null }) {
  if (!children) return null
  return <p className="mt-1 max-w-64 text-ink-soft text-sm [overflow-wrap:anywhere]">{children}</p>
}

export const bookingColumn = {
  key: 'booking',
  heading: copy.booking,
  cell: (row: { bookingId: string }) => <BookingId id={row.bookingId} />,
}

export function momentColumn<Row>(at: (row: Row) => string) {
  return { key: 'when', heading: copy.when, cell: (row: Row) => <Moment at={at(row)} /> }
}

export function personColumn<Row>(person: (row: Row) => { name: string; email: string }) {
  return { key: 'who', heading: copy.who, cell: (row: Row) => <NameAndEmail {...person(row)} /> }
}

export const amountColumn = {
  key: 'amount',
  heading: copy.amount,
  numeric: true,
  cell: (row: { amountPence: number }) => <Amount pence={row.amountPence} />,
}

import { useState } from 'react'
import { Panel } from '#bookings/web/detail/Panel.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import type { Inventory, ItemRecord } from '../../rules/wire.ts'
import { evidenceAddress } from '../api.ts'
import { copy } from '../copy.ts'
import { RecordCard } from './RecordCard.tsx'

const words = copy.records
const firstShown = 10

const waitsHere = ({ state, allowed }: ItemRecord) =>
  state === 'waiting' && allowed.includes('confirm')

/** What the reader has to confirm or object to. */
export function WaitingRecords({ inventory: { bookingId, records } }: { inventory: Inventory }) {
  const waiting = records.filter(waitsHere)
  if (waiting.length === 0) return null
  return (
    <Panel heading={words.waiting}>
      <Cards bookingId={bookingId} records={waiting} />
    </Panel>
  )
}

export function Records({ inventory }: { inventory: Inventory }) {
  const { bookingId, records, items, chain } = inventory
  const [isAll, setAll] = useState(false)
  if (items.length === 0 && records.length === 0) return null
  const rest = records.filter(record => !waitsHere(record))
  const shown = isAll ? rest : rest.slice(0, firstShown)
  const hidden = rest.length - shown.length
  return (
    <>
      {(rest.length > 0 || records.length === 0) && (
        <Panel heading={words.heading}>
          {rest.length === 0 && <p className="text-ink-soft">{words.empty}</p>}
          <Cards bookingId={bookingId} records={shown} />
          {hidden > 0 && (
            <Button variant="ghost" size="sm" className="mt-3" onClick={() => setAll(true)}>
              {words.earlier(hidden)}
            </Button>
          )}
        </Panel>
      )}
      {chain && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          {words.whole(chain.length, chain.hash)}{' '}
          <a href={evidenceAddress(bookingId)} className="text-link">
            {words.show}
          </a>
        </p>
      )}
    </>
  )
}

function Cards({ bookingId, records }: { bookingId: string; records: readonly ItemRecord[] }) {
  return (
    <ol className="grid">
      {records.map(record => (
        <li
          key={record._id}
          className="border-hairline border-t py-5 first:border-0 first:pt-0 last:pb-0"
        >
          <RecordCard bookingId={bookingId} record={record} />
        </li>
      ))}
    </ol>
  )
}

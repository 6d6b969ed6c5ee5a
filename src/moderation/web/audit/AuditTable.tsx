import { Link } from '@tanstack/react-router'
import { Moment } from '#design/lists/cells.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { shortId } from '#foundation/rules/id-text.ts'
import type { AuditEntry } from '../../rules/wire.ts'
import { copy } from './copy.ts'
import { actionText, detailFacts, linkTo, subjectText } from './detail-facts.ts'

interface AuditTableProps {
  entries: readonly AuditEntry[]
  onSubject: (id: string) => void
  onActor: (id: string) => void
}

export function AuditTable({ entries, onSubject, onActor }: AuditTableProps) {
  return (
    <Table
      caption={copy.caption}
      rows={entries}
      rowKey={entry => entry._id}
      columns={[
        { key: 'when', heading: copy.when, cell: ({ at }) => <Moment at={at} /> },
        {
          key: 'who',
          heading: copy.who,
          cell: entry => <Who entry={entry} onActor={onActor} />,
        },
        { key: 'what', heading: copy.what, cell: ({ action }) => actionText(action) },
        {
          key: 'which',
          heading: copy.which,
          cell: entry => <Which entry={entry} onSubject={onSubject} />,
        },
        { key: 'details', heading: copy.details, cell: entry => <Details entry={entry} /> },
      ]}
    />
  )
}

function Who({ entry, onActor }: { entry: AuditEntry; onActor: (id: string) => void }) {
  const { actorId, actorName, actorRole } = entry
  if (actorId === null) return actorRole === 'visitor' ? copy.visitor : copy.system
  return (
    <button type="button" onClick={() => onActor(actorId)} className={linkClass}>
      {actorName ?? shortId(actorId)}
      <span className="sr-only">: {copy.onlyTheirs}</span>
    </button>
  )
}

function Which({ entry, onSubject }: { entry: AuditEntry; onSubject: (id: string) => void }) {
  const { subjectId, subjectType } = entry
  if (!subjectId || !subjectType) return null
  const page = linkTo(subjectType, subjectId)
  return (
    <div className="grid gap-2 @max-[40rem]:justify-items-end">
      <button
        type="button"
        title={subjectId}
        onClick={() => onSubject(subjectId)}
        className={linkClass}
      >
        {subjectText(subjectType)} <span className="whitespace-nowrap">{shortId(subjectId)}</span>
        <span className="sr-only">: {copy.onlyIts}</span>
      </button>
      {page && (
        <Link {...page} className={linkClass}>
          {copy.see(subjectText(subjectType))}
          <span className="sr-only"> {shortId(subjectId)}</span>
        </Link>
      )}
    </div>
  )
}

function Details({ entry: { details } }: { entry: AuditEntry }) {
  const facts = detailFacts(details)
  if (facts.length === 0) return null
  return (
    <dl className="grid max-w-72 gap-x-2 text-sm">
      {facts.map(([name, value, page]) => (
        <div key={name} className="[overflow-wrap:anywhere]">
          <dt className="inline text-ink-soft">{name}: </dt>
          <dd className="inline">
            {page ? (
              <Link {...page} className={`${linkClass} whitespace-nowrap`}>
                {value}
                <span className="sr-only">, {name}</span>
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const linkClass = 'text-link touch-target [text-align:inherit] wrap-anywhere'

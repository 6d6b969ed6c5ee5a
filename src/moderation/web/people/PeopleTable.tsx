import { Link } from '@tanstack/react-router'
import { phoneText } from '#accounts/rules/phone.ts'
import { EmailLine } from '#design/lists/cells.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { Badge } from '#design/ui/surfaces/Badge.tsx'
import { Table } from '#design/ui/surfaces/Table.tsx'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { KnownPerson } from '../../rules/wire.ts'
import { copy } from './copy.ts'
import { SuspendPerson } from './SuspendPerson.tsx'

const words = copy.people

export function PeopleTable({ people }: { people: readonly KnownPerson[] }) {
  return (
    <Table
      caption={words.caption}
      rows={people}
      rowKey={person => person._id}
      columns={[
        { key: 'name', heading: words.name, cell: person => <Name person={person} /> },
        { key: 'role', heading: words.role, cell: person => words.roles[person.role] },
        {
          key: 'since',
          heading: words.since,
          cell: person => (
            <span className="whitespace-nowrap tabular-nums">
              {formatDay(new Date(person.memberSince))}
            </span>
          ),
        },
        { key: 'stands', heading: words.stands, cell: person => <Standing person={person} /> },
        { key: 'act', heading: words.act, cell: person => <SuspendPerson person={person} /> },
      ]}
    />
  )
}

function Name({ person }: { person: KnownPerson }) {
  const name = `${person.firstName} ${person.lastName}`
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={person.profilePicture} size="sm" className="max-sm:hidden" />
      <div className="min-w-0">
        <Link
          to="/admin/people/$id"
          params={{ id: person._id }}
          className="text-link touch-target wrap-anywhere font-semibold"
        >
          {name}
          <span className="sr-only">, {person.email}</span>
        </Link>
        <EmailLine email={person.email} />
        {person.phone && <p className="text-ink-soft text-sm">{phoneText(person.phone)}</p>}
      </div>
    </div>
  )
}

export function Standing({ person }: { person: KnownPerson }) {
  if (person.suspendedAt) {
    return (
      <div>
        <Badge tone="danger">{words.suspended}</Badge>
        {person.suspendedBecause && (
          <p className="mt-1 max-w-60 text-ink-soft text-sm">
            {words.because(person.suspendedBecause)}
          </p>
        )}
      </div>
    )
  }
  return person.isVerified ? (
    <Badge tone="success">{words.verified}</Badge>
  ) : (
    <Badge>{words.unverified}</Badge>
  )
}

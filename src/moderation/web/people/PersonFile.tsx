import { Link } from '@tanstack/react-router'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { EmailLine } from '#design/lists/cells.tsx'
import { Avatar } from '#design/ui/surfaces/Avatar.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { formatDay } from '#foundation/rules/time/time.ts'
import type { PersonFile as File } from '../../rules/wire.ts'
import { copy } from './copy.ts'
import { LiveBookings } from './LiveBookings.tsx'
import { Standing } from './PeopleTable.tsx'
import { SuspendPerson } from './SuspendPerson.tsx'

const words = copy.person

export function PersonFile({ person }: { person: File }) {
  const name = `${person.firstName} ${person.lastName}`
  const { count, amountPence } = person.heldPayouts
  return (
    <article className="grid gap-5">
      <Card>
        <div className="mb-5 flex flex-wrap items-start justify-between gap-4">
          <div className="flex min-w-0 items-center gap-4">
            <Avatar name={name} src={person.profilePicture} className="max-sm:hidden" />
            <div className="min-w-0">
              <h2 className="wrap-anywhere text-2xl">{name}</h2>
              <EmailLine email={person.email} />
              <p className="text-ink-soft text-sm">
                {copy.people.roles[person.role]},{' '}
                {words.since(formatDay(new Date(person.memberSince)))}
              </p>
            </div>
          </div>
          <SuspendPerson person={person} live={person.bookings.length} />
        </div>
        <Facts>
          <Fact name={copy.people.stands}>
            <Standing person={person} />
          </Fact>
          <Fact name={words.held}>
            {count === 0
              ? words.heldNone
              : words.heldAmount(count, formatPence(pence(amountPence)))}
          </Fact>
        </Facts>
        <p className="flex flex-wrap gap-x-5">
          <Link to="/admin/bookings" search={{ q: person.email }} className="tall-link">
            {words.bookings}
          </Link>
          <Link to="/admin/audit" search={{ subject: person._id }} className="tall-link">
            {words.history}
          </Link>
        </p>
      </Card>
      {person.role !== 'customer' && (
        <Panel heading={words.live}>
          <LiveBookings bookings={person.bookings} suspendedAt={person.suspendedAt} />
        </Panel>
      )}
    </article>
  )
}

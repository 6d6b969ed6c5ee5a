import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { bookingQuery } from '#bookings/web/queries.ts'
import type { ConsoleComplaint } from '#complaints/rules/wire.ts'
import { ComplaintStory } from '#complaints/web/ComplaintStory.tsx'
import { NameAndEmail } from '#design/lists/cells.tsx'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { evidenceAddress } from '#inventory/web/api.ts'
import MoneyPanel from '#payments/web/booking/MoneyPanel.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { LoadedOne } from '../LoadedOne.tsx'
import { complaintQuery } from './complaints-api.ts'
import { copy } from './copy.ts'
import { DecideDispute } from './DecideDispute.tsx'

export const Route = createFileRoute('/_dashboard/admin/disputes/$id')({
  component: DisputePage,
})

function DisputePage() {
  const { id } = Route.useParams()
  const complaint = useQuery(complaintQuery(id))
  return (
    <ConsoleFrame section="disputes" one={complaint.data?.space}>
      <BackLink to="/admin/disputes">{copy.back}</BackLink>
      <LoadedOne one={complaint} words={copy.one} standIn={<SkeletonCard />}>
        {loaded => <Dispute complaint={loaded} />}
      </LoadedOne>
    </ConsoleFrame>
  )
}

function Dispute({ complaint }: { complaint: ConsoleComplaint }) {
  const { bookingId, renter, host, space } = complaint
  return (
    <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_1fr]">
      <Panel heading={space}>
        <ComplaintStory complaint={complaint} />
      </Panel>
      <div className="grid min-w-0 grid-cols-1 gap-5 xl:row-span-2">
        <DecideDispute complaint={complaint} />
        <Panel heading={copy.space}>
          <Facts>
            <Fact name={copy.renter}>
              <NameAndEmail {...renter} />
            </Fact>
            <Fact name={copy.partner}>
              <NameAndEmail {...host} />
            </Fact>
          </Facts>
          <p className="mt-3 flex flex-wrap gap-x-5">
            <Link to="/admin/bookings/$id" params={{ id: bookingId }} className="tall-link">
              {copy.booking}
            </Link>
            <a href={evidenceAddress(bookingId)} className="tall-link">
              {copy.evidence}
            </a>
            <Link to="/admin/audit" search={{ subject: bookingId }} className="tall-link">
              {copy.history}
            </Link>
          </p>
        </Panel>
      </div>
      <Money bookingId={bookingId} />
    </div>
  )
}

/** The same part as on the page of the booking. */
function Money({ bookingId }: { bookingId: string }) {
  const booking = useQuery(bookingQuery(bookingId))
  return booking.data ? <MoneyPanel booking={booking.data} /> : null
}

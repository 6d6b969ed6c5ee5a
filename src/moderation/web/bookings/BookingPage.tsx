import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { LoadedOne } from '../LoadedOne.tsx'
import { bookingFileQuery } from '../queries.ts'
import { BookingFile } from './BookingFile.tsx'
import { copy } from './copy.ts'

export const Route = createFileRoute('/_dashboard/admin/bookings/$id')({
  component: BookingPage,
})

function BookingPage() {
  const { id } = Route.useParams()
  const booking = useQuery(bookingFileQuery(id))
  return (
    <ConsoleFrame section="bookings" one={booking.data?.listing.storageTitle}>
      <BackLink to="/admin/bookings">{copy.back}</BackLink>
      <LoadedOne one={booking} words={copy.one} standIn={<SkeletonCard />}>
        {loaded => <BookingFile booking={loaded} />}
      </LoadedOne>
    </ConsoleFrame>
  )
}

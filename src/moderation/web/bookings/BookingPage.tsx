import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { ArrowLeftIcon } from '#design/ui/icons/ArrowIcons.tsx'
import { SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'
import { LoadedOne } from '../LoadedOne.tsx'
import { bookingFileQuery } from '../queries.ts'
import { BookingFile } from './BookingFile.tsx'

const words = copy.bookings

export const Route = createFileRoute('/_dashboard/admin/bookings/$id')({
  component: BookingPage,
})

function BookingPage() {
  useDashboardTitle(copy.title)
  const { id } = Route.useParams()
  const booking = useQuery(bookingFileQuery(id))
  return (
    <ConsoleFrame>
      <Link
        to="/admin/bookings"
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-medium text-green hover:underline"
      >
        <ArrowLeftIcon />
        {words.back}
      </Link>
      <LoadedOne one={booking} words={words.one} standIn={<SkeletonCard />}>
        {loaded => <BookingFile booking={loaded} />}
      </LoadedOne>
    </ConsoleFrame>
  )
}

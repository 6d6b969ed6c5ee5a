import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { bookingQuery } from '#bookings/web/queries.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { EmptyState } from '#foundation/web/ui/EmptyState.tsx'
import { ErrorState } from '#foundation/web/ui/ErrorState.tsx'
import { ArrowLeftIcon } from '#foundation/web/ui/icons/ArrowIcons.tsx'
import { Loading, SkeletonCard } from '#foundation/web/ui/Skeleton.tsx'
import { ConsoleFrame } from '../ConsoleFrame.tsx'
import { copy } from '../copy.ts'
import { BookingFile } from './BookingFile.tsx'

const words = copy.bookings

export const Route = createFileRoute('/_dashboard/admin/bookings/$id')({
  component: BookingPage,
})

function BookingPage() {
  useDashboardTitle(copy.title)
  const { id } = Route.useParams()
  return (
    <ConsoleFrame>
      <Link
        to="/admin/bookings"
        className="mb-3 inline-flex min-h-11 items-center gap-2 font-medium text-green hover:underline"
      >
        <ArrowLeftIcon />
        {words.back}
      </Link>
      <LoadedFile id={id} />
    </ConsoleFrame>
  )
}

function LoadedFile({ id }: { id: string }) {
  const { data, error, isFetching, refetch } = useQuery(bookingQuery(id))
  if (data) return <BookingFile booking={data} />
  if (isApiFailure(error, 'not_found')) {
    return <EmptyState title={words.missing}>{words.missingAbout}</EmptyState>
  }
  if (error) {
    return (
      <ErrorState title={words.failedOne} onRetry={refetch} retrying={isFetching}>
        {error.message}
      </ErrorState>
    )
  }
  return (
    <Loading label={words.loadingOne}>
      <SkeletonCard />
    </Loading>
  )
}

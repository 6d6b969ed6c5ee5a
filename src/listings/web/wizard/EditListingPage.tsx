import { createFileRoute } from '@tanstack/react-router'
import { Alert } from '#design/ui/states/Alert.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { copy } from './copy.ts'
import { EditWizard } from './frame/EditWizard.tsx'
import { LoadedListing } from './frame/LoadedListing.tsx'

export const Route = createFileRoute('/_dashboard/listings/edit/$id')({
  component: EditListingPage,
})

function EditListingPage() {
  useDashboardTitle(copy.editTitle)
  const { id } = Route.useParams()
  return (
    <LoadedListing key={id} id={id}>
      {listing =>
        listing.allowed.includes('edit') ? (
          <EditWizard start={listing} />
        ) : (
          <Alert tone="danger" title={copy.live.suspended}>
            {copy.live.suspendedWords}
          </Alert>
        )
      }
    </LoadedListing>
  )
}

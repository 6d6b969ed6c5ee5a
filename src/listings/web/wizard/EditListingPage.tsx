import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { Alert } from '#design/ui/states/Alert.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import { listingQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { asStep } from './editor/asked-step.ts'
import { EditWizard } from './frame/EditWizard.tsx'
import { LoadedListing } from './frame/LoadedListing.tsx'

export const Route = createFileRoute('/_dashboard/listings/edit/$id')({
  validateSearch: ({ step }: Record<string, unknown>): { step?: WizardStep } => {
    const asked = asStep(step)
    return asked ? { step: asked } : {}
  },
  component: EditListingPage,
})

function EditListingPage() {
  const { id } = Route.useParams()
  const { data } = useQuery(listingQuery(id))
  // A draft may have none yet.
  const space = data?.storageTitle
  useDashboardTitle(copy.editTitle, space ? copy.editTab(space) : undefined)
  const { step } = Route.useSearch()
  return (
    <LoadedListing key={id} id={id}>
      {listing =>
        listing.allowed.includes('edit') ? (
          <EditWizard start={listing} asked={step} />
        ) : (
          <Alert tone="danger" title={copy.live.suspended}>
            {copy.live.suspendedWords}
          </Alert>
        )
      }
    </LoadedListing>
  )
}

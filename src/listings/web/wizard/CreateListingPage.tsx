import { createFileRoute, Navigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import type { WizardStep } from '#listings/rules/editing/wizard-steps.ts'
import type { Listing } from '#listings/rules/wire.ts'
import { copy } from './copy.ts'
import { asStep } from './editor/asked-step.ts'
import { CreateWizard } from './frame/CreateWizard.tsx'
import { LoadedListing } from './frame/LoadedListing.tsx'

interface CreateSearch {
  /** The draft to continue; none for a new listing. */
  id?: string
  step?: WizardStep
}

export const Route = createFileRoute('/_dashboard/listings/create')({
  validateSearch: ({ id, step }: Record<string, unknown>): CreateSearch => {
    const asked = asStep(step)
    return { ...(typeof id === 'string' && { id }), ...(asked && { step: asked }) }
  },
  component: CreateListingPage,
})

function CreateListingPage() {
  useDashboardTitle(copy.createTitle)
  const { id, step } = Route.useSearch()
  /** The draft begun on this page, so that it need not be read again. */
  const [begun, setBegun] = useState<Listing>()
  const hasMoved = useRef(false)
  const shared = { asked: step, hasMoved }

  if (id === undefined) return <CreateWizard key="new" {...shared} onSaved={setBegun} />
  if (begun?._id === id) {
    return <CreateWizard key={id} {...shared} start={begun} onSaved={setBegun} />
  }
  return (
    <LoadedListing key={id} id={id}>
      {listing =>
        listing.completed ? (
          <Navigate to="/listings/edit/$id" params={{ id }} replace />
        ) : (
          <CreateWizard {...shared} start={listing} />
        )
      }
    </LoadedListing>
  )
}

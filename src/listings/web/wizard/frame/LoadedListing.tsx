import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { EmptyListScene } from '#design/scenes/EmptyListScene.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import type { Listing } from '#listings/rules/wire.ts'
import { listingQuery } from '../../queries.ts'
import { copy } from '../copy.ts'

interface LoadedListingProps {
  id: string
  children: (listing: Listing) => ReactNode
}

/** Always read anew: saving an old copy could undo a change. */
export function LoadedListing({ id, children }: LoadedListingProps) {
  const query = useQuery(listingQuery(id))
  const asked = { ...query, data: query.isFetchedAfterMount ? query.data : undefined }
  return (
    <Loaded query={asked} failed={copy.failed} waiting={<WizardSkeleton />} missing={<NotThere />}>
      {children}
    </Loaded>
  )
}

function NotThere() {
  return (
    <EmptyState
      title={copy.missingTitle}
      illustration={<EmptyListScene />}
      action={
        <Link to="/listings" className={buttonClass()}>
          {copy.toListings}
        </Link>
      }
    >
      {copy.missingWords}
    </EmptyState>
  )
}

function WizardSkeleton() {
  return (
    <Loading label={copy.loading}>
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <div className="flex gap-3">
          {['basics', 'space', 'availability', 'pricing'].map(step => (
            <Skeleton key={step} className="h-11 flex-1" />
          ))}
        </div>
        <Skeleton className="h-8 w-80 max-w-full" />
        <Card className="grid gap-5">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-11" />
          <Skeleton className="h-48" />
        </Card>
        <Card className="grid gap-5">
          <Skeleton className="h-6 w-32" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </Card>
      </div>
    </Loading>
  )
}

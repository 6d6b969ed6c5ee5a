import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { useState } from 'react'
import { FoundCards } from '#design/lists/FoundCards.tsx'
import { DeliveryScene } from '#design/scenes/solutions/DeliveryScene.tsx'
import { Button } from '#design/ui/actions/Button.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { preloadDialog } from '#design/ui/surfaces/Dialog.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import type { Driver } from '#moving/rules/driver-wire.ts'
import { driversQuery } from '../queries.ts'
import { copy } from './copy.ts'
import { DriverCard } from './DriverCard.tsx'
import { CreateDriver } from './DriverDialogs.tsx'
import { matching } from './matching.ts'

export const Route = createFileRoute('/_dashboard/drivers')({
  component: DriversPage,
})

const gridClass = 'grid grid-cols-[repeat(auto-fill,minmax(min(21rem,100%),1fr))] gap-5'

function DriversPage() {
  useDashboardTitle(copy.title)
  const [creating, setCreating] = useState(false)
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
        <p className="min-w-0 max-w-measure flex-1 basis-72 text-ink-soft">{copy.intro}</p>
        <Button
          onClick={() => setCreating(true)}
          onPointerEnter={preloadDialog}
          onFocus={preloadDialog}
          className="max-sm:w-full"
        >
          {copy.create}
        </Button>
      </div>
      <DriverList />
      {creating && <CreateDriver onClose={() => setCreating(false)} />}
    </>
  )
}

function DriverList() {
  const mine = useQuery(driversQuery)
  return (
    <Loaded query={mine} failed={copy.failed} waiting={<Waiting />}>
      {drivers => (drivers.length === 0 ? <NoDriversYet /> : <MyDrivers drivers={drivers} />)}
    </Loaded>
  )
}

function NoDriversYet() {
  return (
    <EmptyState title={copy.emptyTitle} illustration={<DeliveryScene className="w-full" />}>
      {copy.emptyWords}
    </EmptyState>
  )
}

function MyDrivers({ drivers }: { drivers: readonly Driver[] }) {
  const { q = '' } = Route.useSearch()
  const found = matching(drivers, q)
  return (
    <FoundCards words={copy} search={q} found={found} all={drivers.length} className={gridClass}>
      {driver => <DriverCard driver={driver} />}
    </FoundCards>
  )
}

function Waiting() {
  return (
    <Loading label={copy.loading}>
      <div className={gridClass}>
        {['one', 'two', 'three'].map(card => (
          <div key={card} className="rounded-card border border-hairline bg-surface p-5">
            <div className="flex items-center gap-4">
              <Skeleton className="size-12 rounded-full" />
              <Skeleton className="h-6 w-1/2" />
            </div>
            <Skeleton className="mt-5 h-4 w-4/5" />
            <Skeleton className="mt-3 h-4 w-3/5" />
            <Skeleton className="mt-5 h-9 w-full" />
          </div>
        ))}
      </div>
    </Loading>
  )
}

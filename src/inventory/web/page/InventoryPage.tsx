import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { LogInAsAnother } from '#accounts/web/login/LogInAsAnother.tsx'
import { BackLink } from '#design/ui/navigation/BackLink.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import { useSession } from '#foundation/web/signed-in/use-session.ts'
import type { Inventory } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { ItemList } from '../list/ItemList.tsx'
import { inventoryQuery } from '../queries.ts'
import { Records, WaitingRecords } from '../records/Records.tsx'
import { Requests } from '../requests/Requests.tsx'
import { InventoryHead } from './InventoryHead.tsx'

export const Route = createFileRoute('/_dashboard/inventory/$bookingId')({
  component: InventoryPage,
})

function InventoryPage() {
  const { bookingId } = Route.useParams()
  const session = useSession()
  const isPartner = session.status === 'in' && session.record.role === 'partner'
  const found = useQuery(inventoryQuery(bookingId))
  useDashboardTitle(copy.title, found.data && copy.titleOf(found.data.space))
  return (
    <>
      <BackLink
        to={isPartner ? '/bookings/$bookingId' : '/your-storage/$bookingId'}
        params={{ bookingId }}
      >
        {copy.back}
      </BackLink>
      <Loaded
        query={found}
        failed={copy.failed}
        waiting={
          <Loading label={copy.loading}>
            <SkeletonCard />
          </Loading>
        }
        missing={
          <EmptyState title={copy.missing} action={<LogInAsAnother />}>
            {copy.missingWords}
          </EmptyState>
        }
      >
        {inventory => <Things inventory={inventory} />}
      </Loaded>
    </>
  )
}

function Things({ inventory }: { inventory: Inventory }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      <InventoryHead inventory={inventory} />
      <WaitingRecords inventory={inventory} />
      <Requests inventory={inventory} />
      <ItemList inventory={inventory} />
      <Records inventory={inventory} />
    </div>
  )
}

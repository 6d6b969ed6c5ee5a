import { useQuery } from '@tanstack/react-query'
import { createFileRoute, Link } from '@tanstack/react-router'
import { LogInAsAnother } from '#accounts/web/login/LogInAsAnother.tsx'
import { Fact, Facts, Panel } from '#bookings/web/detail/Panel.tsx'
import { buttonClass } from '#design/ui/actions/Button.tsx'
import { Alert } from '#design/ui/states/Alert.tsx'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { Loading, SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { formatPence, pence } from '#foundation/rules/money.ts'
import { useDashboardTitle } from '#foundation/web/head/dashboard-title.ts'
import type { LabelledItem } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { Photos } from '../Photos.tsx'
import { itemQuery } from '../queries.ts'

const words = copy.item

export const Route = createFileRoute('/_dashboard/inventory/item/$itemId')({
  component: ItemPage,
})

/** Where the code on a label leads. */
function ItemPage() {
  const { itemId } = Route.useParams()
  const found = useQuery(itemQuery(itemId))
  useDashboardTitle(words.title, found.data && words.titleOf(found.data.name))
  return (
    <Loaded
      query={found}
      failed={words.failed}
      waiting={
        <Loading label={words.loading}>
          <SkeletonCard />
        </Loading>
      }
      missing={
        <EmptyState title={words.missing} action={<LogInAsAnother />}>
          {words.missingWords}
        </EmptyState>
      }
    >
      {item => <OneItem item={item} />}
    </Loaded>
  )
}

function OneItem({ item }: { item: LabelledItem }) {
  const { bookingId, name, number, count, stored, space, declaredValuePence, pictures } = item
  const worth = declaredValuePence === null ? words.nothing : formatPence(pence(declaredValuePence))
  return (
    <div className="grid grid-cols-1 gap-5">
      <Panel heading={name}>
        {item.removedAt && <Alert>{words.removed}</Alert>}
        <p className="mb-4 text-ink-soft">{copy.list.number(number)}</p>
        <Facts>
          <Fact name={words.space}>{space}</Fact>
          <Fact name={words.pieces}>{count}</Fact>
          <Fact name={words.stored}>{stored}</Fact>
          <Fact name={words.worth}>{worth}</Fact>
        </Facts>
        <Photos paths={pictures} name={nth => copy.list.picture(nth, name)} />
      </Panel>
      <Link
        to="/inventory/$bookingId"
        params={{ bookingId }}
        className={`${buttonClass({ variant: 'secondary' })} justify-self-start`}
      >
        {words.all}
      </Link>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { EmptyState } from '#design/ui/states/EmptyState.tsx'
import { Loaded } from '#design/ui/states/Loaded.tsx'
import { NeedsScript } from '#design/ui/states/NeedsScript.tsx'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PrintedPage } from '#design/ui/surfaces/PrintedPage.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { useSiteFacts } from '#foundation/web/head/site-facts.ts'
import { requireRole } from '#foundation/web/signed-in/guards.ts'
import { pieceLabels } from '../../rules/piece-labels.ts'
import type { Inventory, Item } from '../../rules/wire.ts'
import { copy } from '../copy.ts'
import { inventoryQuery } from '../queries.ts'
import { QrCode } from './QrCode.tsx'

const words = copy.label

export const Route = createFileRoute('/labels/$bookingId')({
  ssr: false,
  beforeLoad: visit => requireRole(visit, ['customer', 'partner']),
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: LabelsPage,
  pendingComponent: NeedsScript,
})

function LabelsPage() {
  const { bookingId } = Route.useParams()
  const found = useQuery(inventoryQuery(bookingId))
  const title = found.data ? words.titleOf(found.data.space) : words.title
  return (
    <PrintedPage
      head={<PageHead title={title} />}
      words={words}
      home={`/inventory/${bookingId}`}
      isReady={(found.data?.items.length ?? 0) > 0}
    >
      <h1 className="text-3xl print:hidden">{words.title}</h1>
      <Loaded
        query={found}
        failed={words.failed}
        waiting={
          <Loading label={words.loading}>
            <Skeleton className="h-128" />
          </Loading>
        }
        missing={<EmptyState title={words.missing}>{words.missingWords}</EmptyState>}
      >
        {inventory => <Labels inventory={inventory} />}
      </Loaded>
    </PrintedPage>
  )
}

function Labels({ inventory: { items, space } }: { inventory: Inventory }) {
  if (items.length === 0) return <EmptyState title={words.empty}>{words.emptyWords}</EmptyState>
  const labels = pieceLabels(items)
  const sets = labels.filter(({ thing, piece }) => piece === null && thing.count > 1)
  return (
    <>
      <p className="max-w-measure text-ink-soft print:hidden">{words.help}</p>
      {sets.length > 0 && (
        <p className="wrap-anywhere max-w-measure text-ink-soft print:hidden">
          {words.sets(sets.map(({ thing }) => thing.name))}
        </p>
      )}
      <ul className="grid gap-4 sm:grid-cols-2 print:grid-cols-2 print:gap-2">
        {labels.map(({ thing, piece }) => (
          <Label key={`${thing._id} ${piece}`} item={thing} {...{ piece, space }} />
        ))}
      </ul>
    </>
  )
}

/** White also in the dark, because cameras expect dark codes on white. */
function Label({ item, piece, space }: { item: Item; piece: number | null; space: string }) {
  const { publicUrl } = useSiteFacts()
  const which = piece === null ? '' : words.piece(piece, item.count)
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-4 rounded-card border border-hairline bg-white p-4 text-black print:break-inside-avoid">
      <QrCode
        text={`${publicUrl}/inventory/item/${item._id}`}
        label={words.code(item.name, which)}
        className="size-28 max-w-full shrink-0"
      />
      <div className="min-w-0 flex-1 basis-24">
        <p className="flex flex-wrap items-center gap-x-3 font-display font-semibold tabular-nums">
          <span className="text-3xl">{item.number}</span>
          {which && (
            <span className="whitespace-nowrap rounded-full border border-black px-2 text-lg">
              {which}
            </span>
          )}
        </p>
        <p className="wrap-anywhere line-clamp-3 font-semibold">{item.name}</p>
        <p className="wrap-anywhere line-clamp-2 text-sm">
          {which ? space : `${words.pieces(item.count)} · ${space}`}
        </p>
      </div>
    </li>
  )
}

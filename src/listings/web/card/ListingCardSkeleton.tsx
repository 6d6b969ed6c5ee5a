import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { copy } from './skeleton-copy.ts'

export function ListingCardSkeleton() {
  return (
    <div className="flex flex-col overflow-hidden rounded-card border border-hairline bg-surface">
      <Skeleton className="aspect-[3/2] rounded-none" />
      <div className="grid gap-2.5 p-4 sm:p-5">
        <Skeleton className="h-6 w-4/5" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="h-6 w-2/5 rounded-full" />
        <Skeleton className="mt-2 h-6 w-1/2" />
        <Skeleton className="h-4 w-1/3" />
      </div>
    </div>
  )
}

/** Show as many as the list will probably hold. The list sets the columns. */
export function ListingCardSkeletons({ count, className }: { count: number; className?: string }) {
  return (
    <Loading label={copy.loading}>
      <div className={className}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: skeletons have nothing but their place
          <ListingCardSkeleton key={index} />
        ))}
      </div>
    </Loading>
  )
}

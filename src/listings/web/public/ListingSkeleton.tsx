import { Loading, Skeleton, SkeletonText } from '#design/ui/states/Skeleton.tsx'

export function ListingSkeleton() {
  return (
    <Loading>
      <div className="mx-auto grid max-w-page gap-x-10 xl:gap-x-12 gap-y-8 px-edge pb-16 sm:px-8 sm:pt-6 lg:grid-cols-[minmax(0,1fr)_25rem]">
        <div className="grid content-start gap-8">
          <Skeleton className="aspect-[4/3] max-sm:-mx-edge sm:aspect-[16/10] sm:rounded-sheet" />
          <div className="grid gap-3">
            <Skeleton className="h-6 w-40 rounded-full" />
            <Skeleton className="h-10 w-3/4" />
            <Skeleton className="h-5 w-1/2" />
          </div>
          <Skeleton className="h-24" />
          <SkeletonText lines={5} />
        </div>
        <Skeleton className="h-96 rounded-card max-lg:hidden" />
      </div>
    </Loading>
  )
}

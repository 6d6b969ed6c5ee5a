import { Loading, Skeleton, SkeletonText } from '#design/ui/states/Skeleton.tsx'
import { copy } from '../copy.ts'

export function PageSkeleton() {
  return (
    <div className="mx-auto max-w-page px-edge py-12 sm:px-8">
      <Loading label={copy.skeleton}>
        <Skeleton className="h-10 w-3/5 max-w-md" />
        <SkeletonText lines={3} className="mt-6 max-w-measure" />
        <div className="mt-10 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <Skeleton className="aspect-[4/3] rounded-card" />
          <Skeleton className="hidden aspect-[4/3] rounded-card sm:block" />
          <Skeleton className="hidden aspect-[4/3] rounded-card lg:block" />
        </div>
      </Loading>
    </div>
  )
}

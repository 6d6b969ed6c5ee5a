import { Loading, Skeleton, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { Card } from '#design/ui/surfaces/Card.tsx'
import { copy } from './copy.ts'

export function PersonalDetailsSkeleton() {
  return (
    <Loading label={copy.personal.loading}>
      <div className="grid gap-6">
        <Card>
          <div className="flex items-center gap-5">
            <Skeleton className="size-20 rounded-full" />
            <Skeleton className="h-11 w-40" />
          </div>
          <div className="mt-6 grid gap-5 sm:grid-cols-2">
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
            <Skeleton className="h-16" />
          </div>
        </Card>
        <Card>
          <SkeletonRow />
          <SkeletonRow />
          <SkeletonRow />
        </Card>
      </div>
    </Loading>
  )
}

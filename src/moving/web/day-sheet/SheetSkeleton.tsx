import { Loading, SkeletonCard } from '#design/ui/states/Skeleton.tsx'
import { opening } from './opening-copy.ts'

export function SheetSkeleton() {
  return (
    <Loading label={opening.loading}>
      <SkeletonCard />
    </Loading>
  )
}

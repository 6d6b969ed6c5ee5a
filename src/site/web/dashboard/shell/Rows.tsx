import { Loading, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { copy } from '../../copy.ts'

export function Rows() {
  return (
    <Loading label={copy.skeleton}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

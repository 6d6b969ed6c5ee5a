import { cx } from '#design/ui/base/cx.ts'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { copy } from '../copy.ts'

const shapes = [
  'w-3/5 h-10',
  'w-2/5 h-10 justify-self-end',
  'w-4/5 h-16',
  'w-1/2 h-10 justify-self-end',
]

export function ThreadSkeleton() {
  return (
    <Loading label={copy.thread.loading}>
      <div className="flex items-center gap-3 border-hairline border-b p-4">
        <Skeleton className="size-11" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-4 w-32" />
          <Skeleton className="h-3.5 w-48 max-w-full" />
        </div>
      </div>
      <div className="grid gap-4 p-4">
        {shapes.map(shape => (
          <Skeleton key={shape} className={cx('rounded-[18px]', shape)} />
        ))}
      </div>
    </Loading>
  )
}

import { cx } from '#design/ui/base/cx.ts'
import { Loading, Skeleton } from '#design/ui/states/Skeleton.tsx'
import { copy } from '../copy.ts'
import { BackToList } from './BackToList.tsx'

const shapes = [
  'w-3/5 h-10',
  'w-2/5 h-10 justify-self-end',
  'w-4/5 h-16',
  'w-1/2 h-10 justify-self-end',
]

export function ThreadSkeleton() {
  return (
    <Loading label={copy.thread.loading}>
      <div className="flex items-center gap-2 border-hairline border-b bg-surface py-2 pr-4 pl-1 md:gap-3 md:pl-4">
        <BackToList />
        <Skeleton className="size-12 shrink-0" />
        <div className="grid min-w-0 flex-1 gap-2 py-1">
          <Skeleton className="h-4 w-24" />
          <Skeleton className="h-3.5 w-48" />
          <Skeleton className="h-3.5 w-28" />
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

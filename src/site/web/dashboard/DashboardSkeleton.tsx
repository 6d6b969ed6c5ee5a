import { DrawnWordmark } from '#design/server-drawn/DrawnWordmark.tsx'
import { Loading, Skeleton, SkeletonRow } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy } from '../copy.ts'
import { WordmarkLink, wordmarkClass } from '../parts/WordmarkLink.tsx'

/** The server sends it for every page behind the log-in, because it does not know who asks. */
export function DashboardSkeleton() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <PageHead title={copy.dashboard} />
      <aside className="hidden flex-col gap-6 border-hairline border-r bg-surface px-3 py-4 lg:flex">
        <div className="px-3">
          <WordmarkLink>
            <DrawnWordmark className={wordmarkClass} />
          </WordmarkLink>
        </div>
        <div className="grid gap-3 px-3">
          {['w-32', 'w-40', 'w-28', 'w-36'].map(width => (
            <Skeleton key={width} className={`h-7 ${width}`} />
          ))}
        </div>
      </aside>
      <div>
        <div className="flex h-14 items-center px-edge sm:px-8 lg:hidden">
          <WordmarkLink>
            <DrawnWordmark className={wordmarkClass} />
          </WordmarkLink>
        </div>
        <main className="max-w-[75rem] px-edge sm:px-8 lg:pt-6">
          <noscript>
            <h1 className="text-2xl">{copy.scriptNeeded.heading}</h1>
            <p className="mt-2 mb-8 max-w-measure">{copy.scriptNeeded.words}</p>
          </noscript>
          <Loading label={copy.skeleton}>
            <Skeleton className="h-9 w-48" />
            <div className="mt-10">
              <SkeletonRow />
              <SkeletonRow />
              <SkeletonRow />
            </div>
          </Loading>
        </main>
      </div>
    </div>
  )
}

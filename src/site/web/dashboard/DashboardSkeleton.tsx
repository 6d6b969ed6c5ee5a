import { useRouterState } from '@tanstack/react-router'
import { DrawnWordmark } from '#design/server-drawn/DrawnWordmark.tsx'
import { Skeleton } from '#design/ui/states/Skeleton.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { copy as menus } from '../layout/copy.ts'
import { WordmarkLink, wordmarkClass } from '../parts/WordmarkLink.tsx'
import { copy } from './copy.ts'
import { Rows } from './shell/Rows.tsx'
import { ShellPart } from './shell/ShellPart.tsx'

/**
 * The server sends it for a page behind the log-in when it cannot tell who asks. Laid out as the page
 * will be, with what is the same for everybody.
 */
export function DashboardSkeleton() {
  const href = useRouterState({ select: ({ location }) => location.href })
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <PageHead title={menus.dashboard} isStandIn />
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
      <div className="min-w-0">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-3 border-hairline border-b px-edge pt-2 pb-4 sm:px-8 lg:min-h-20 lg:pt-4">
          <div className="lg:hidden">
            <WordmarkLink>
              <DrawnWordmark className={wordmarkClass} />
            </WordmarkLink>
          </div>
          <Skeleton className="ml-auto h-11 w-36 lg:hidden" />
          <ShellPart name="title" href={href} className="w-full lg:mr-auto lg:w-auto">
            <Skeleton className="h-[1.15em] w-48 text-2xl sm:text-3xl" />
          </ShellPart>
          <Skeleton className="h-11 w-full lg:w-84" />
        </header>
        <main className="max-w-[75rem] px-edge py-6 sm:px-8 sm:py-8">
          <noscript>
            <h2 className="text-2xl">{copy.scriptNeeded.heading}</h2>
            <p className="mt-2 mb-8 max-w-measure">{copy.scriptNeeded.words}</p>
          </noscript>
          <ShellPart name="page" href={href}>
            <Rows />
          </ShellPart>
        </main>
      </div>
    </div>
  )
}

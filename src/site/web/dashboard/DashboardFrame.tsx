import { type ReactNode, Suspense, useId } from 'react'
import { ThemeSwitch } from '#design/theme/ThemeSwitch.tsx'
import { lazyPart } from '#foundation/web/parts/lazy-part.ts'
import { OncePageIsThere } from '#foundation/web/parts/OncePageIsThere.tsx'
import type { SessionRecord } from '#foundation/web/session/session-record.ts'
import { Wordmark } from '#foundation/web/Wordmark.tsx'
import { Sheet } from '../layout/Sheet.tsx'
import { contentId, SkipLink } from '../layout/SkipLink.tsx'
import { WordmarkLink, wordmarkClass } from '../parts/WordmarkLink.tsx'
import { BottomBar } from './BottomBar.tsx'
import { copy } from './copy.ts'
import { DashboardAction } from './DashboardAction.tsx'
import { DashboardNavigation } from './DashboardNavigation.tsx'
import { DashboardSearch } from './DashboardSearch.tsx'
import { ProfileBlock } from './ProfileBlock.tsx'
import { useNewRole } from './use-new-role.ts'

const LiveMessages = lazyPart(() => import('#messages/web/live/LiveMessages.tsx'))

interface DashboardFrameProps {
  person: SessionRecord
  /** Undefined while the page is loading. */
  title: string | undefined
  children: ReactNode
}

export function DashboardFrame({ person, title, children }: DashboardFrameProps) {
  const drawerId = useId()
  useNewRole(person)
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <SkipLink />
      <aside className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-hairline border-r bg-surface px-3 py-4 lg:flex">
        <div className="px-3">
          <WordmarkLink>
            <Wordmark className={wordmarkClass} />
          </WordmarkLink>
        </div>
        <SideContents person={person} />
      </aside>
      <div className="flex min-w-0 flex-col pb-24 lg:pb-0">
        <header className="max-md:in-[body:has([data-open-thread])]:hidden flex flex-wrap items-center gap-x-3 gap-y-3 border-hairline border-b px-edge pt-2 pb-4 sm:px-8 lg:min-h-20 lg:pt-4">
          <div className="lg:hidden">
            <WordmarkLink>
              <Wordmark className={wordmarkClass} />
            </WordmarkLink>
          </div>
          {/* Twice, so that the keyboard comes to it in the order that is seen. */}
          <div className="ml-auto empty:hidden lg:hidden">
            <DashboardAction role={person.role} />
          </div>
          <h1 className="min-h-lh w-full text-2xl sm:text-3xl lg:mr-auto lg:w-auto">{title}</h1>
          <div className="w-full empty:hidden lg:w-84">
            <DashboardSearch role={person.role} />
          </div>
          <div className="hidden lg:block lg:empty:hidden">
            <DashboardAction role={person.role} />
          </div>
        </header>
        <main
          id={contentId}
          tabIndex={-1}
          className="w-full max-w-[75rem] flex-1 px-edge py-6 outline-none sm:px-8 sm:py-8"
        >
          <noscript>
            <p className="mb-6 text-ink-soft">{copy.scriptNeeded.forChanges}</p>
          </noscript>
          {children}
        </main>
      </div>
      {person.role !== 'admin' && (
        <OncePageIsThere>
          <Suspense fallback={null}>
            <LiveMessages />
          </Suspense>
        </OncePageIsThere>
      )}
      <BottomBar role={person.role} drawerId={drawerId} />
      <Sheet id={drawerId} label={copy.more}>
        <div className="flex min-h-[calc(100dvh-4rem)] flex-col gap-6 px-3 pb-6">
          <SideContents person={person} />
        </div>
      </Sheet>
    </div>
  )
}

function SideContents({ person }: { person: SessionRecord }) {
  return (
    <>
      <DashboardNavigation role={person.role} />
      <div className="mt-auto grid grid-cols-1 gap-4">
        <ThemeSwitch className="px-3" />
        <ProfileBlock person={person} />
      </div>
    </>
  )
}

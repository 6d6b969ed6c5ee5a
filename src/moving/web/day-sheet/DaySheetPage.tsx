import { createFileRoute } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DrawnWordmark } from '#design/server-drawn/DrawnWordmark.tsx'
import { ScriptNeeded } from '#design/ui/states/NeedsScript.tsx'
import { PageHead } from '#foundation/web/head/PageHead.tsx'
import { opening } from './opening-copy.ts'
import { Sheet } from './Sheet.tsx'
import { SheetSkeleton } from './SheetSkeleton.tsx'

export const Route = createFileRoute('/day-sheet/$token')({
  ssr: false,
  component: DaySheetPage,
  pendingComponent: DaySheetSkeleton,
})

/** For a phone in a van: large text, in driving order, and only this day. */
function DaySheetPage() {
  const { token } = Route.useParams()
  return (
    <Frame>
      <Sheet token={token} />
    </Frame>
  )
}

/** The server draws the same page for every driver. */
function DaySheetSkeleton() {
  return (
    <Frame>
      <ScriptNeeded />
      <SheetSkeleton />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto min-h-dvh w-full max-w-xl px-4 pb-16">
      <PageHead title={opening.title} secret />
      <header className="flex h-16 items-center">
        <DrawnWordmark title="Holdall" className="h-8 w-30" />
      </header>
      <main tabIndex={-1} className="outline-none">
        {children}
      </main>
    </div>
  )
}

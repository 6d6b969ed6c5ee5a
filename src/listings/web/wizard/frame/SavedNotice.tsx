import { useEffect, useState } from 'react'
import { CheckIcon } from '#design/ui/icons/ActionIcons.tsx'
import { Spinner } from '#design/ui/icons/Spinner.tsx'
import { WarningIcon } from '#design/ui/icons/VisitorIcons.tsx'
import { minuteMs } from '#foundation/rules/time/lengths.ts'
import { copy } from '../copy.ts'
import type { SaveState } from '../editor/use-listing-editor.ts'

/** Screen readers read failures out at once, but not successes, which would interrupt. */
export function SavedNotice({ state }: { state: SaveState }) {
  return (
    <p
      role="status"
      className="flex min-h-6 items-center gap-1.5 text-ink-soft text-sm max-sm:empty:absolute"
    >
      <Words state={state} />
    </p>
  )
}

function Words({ state }: { state: SaveState }) {
  if (state.kind === 'saving') {
    return (
      <>
        <Spinner /> {copy.saved.saving}
      </>
    )
  }
  if (state.kind === 'saved') return <SavedAgo key={state.at} at={state.at} />
  if (state.kind === 'untouched') return null
  return (
    <>
      <WarningIcon className="text-warning" /> {problemWords[state.kind]}
    </>
  )
}

function SavedAgo({ at }: { at: number }) {
  const [now, setNow] = useState(at)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minuteMs / 2)
    return () => clearInterval(timer)
  }, [])
  const minutes = Math.floor((now - at) / minuteMs)
  return (
    <>
      <CheckIcon className="text-success" /> {savedWords(minutes)}
    </>
  )
}

const problemWords = {
  failed: copy.saved.failed,
  refused: copy.saved.refused,
  stale: copy.stale.title,
}

function savedWords(minutes: number): string {
  if (minutes < 1) return copy.saved.now
  return minutes === 1 ? copy.saved.oneMinute : copy.saved.minutes(minutes)
}

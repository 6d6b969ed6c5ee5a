import { useEffect, useState } from 'react'
import { forgetSummaries } from '../session/forget-summaries.ts'
import { currentSession, whenSessionKnown } from '../session/session-store.ts'
import type { OfflineSummary } from './offline-summary.ts'
import { nameOfSecret } from './seal-summary.ts'
import { dropSummary, keepSummary } from './summaries-store.ts'

interface Keeping {
  summary: OfflineSummary
  until: Date
}

/**
 * Keeps what this page of a signed-in person says, or deletes it where there is nothing to keep.
 * Answers whether it is stored, which takes a moment, and never happens in a browser without storage.
 */
export function useSummaryOfSession(path: string, keeping: Keeping | undefined): boolean {
  const text = keeping && JSON.stringify(keeping)
  const [stored, setStored] = useState<string>()
  useEffect(() => {
    void quietly(async () => {
      const session = await whenSessionKnown()
      if (session.status !== 'in') return
      if (text === undefined) return dropSummary(path)
      await keepSummary(path, summaryOf(text), { secret: session.record.token, ...untilOf(text) })
      // Somebody who logged out in the meantime leaves nothing behind.
      if (currentSession().status === 'in') setStored(path)
      else forgetSummaries()
    })
  }, [path, text])
  return text !== undefined && stored === path
}

/** The same for a page that opens by its link alone. */
export function useSummaryOfLink(secret: string, keeping: Keeping | undefined): boolean {
  const text = keeping && JSON.stringify(keeping)
  const [stored, setStored] = useState<string>()
  useEffect(() => {
    void quietly(async () => {
      const name = await nameOfSecret(secret)
      if (text === undefined) return dropSummary(name)
      await keepSummary(name, summaryOf(text), { secret, ...untilOf(text) })
      setStored(secret)
    })
  }, [secret, text])
  return text !== undefined && stored === secret
}

const summaryOf = (text: string): OfflineSummary => JSON.parse(text).summary
const untilOf = (text: string) => ({ until: new Date(JSON.parse(text).until) })

/** The page must work without it, also in a browser without storage. */
async function quietly(act: () => Promise<void>): Promise<void> {
  await act().catch(() => undefined)
}

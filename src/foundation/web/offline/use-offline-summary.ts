import { useEffect } from 'react'
import { whenSessionKnown } from '../session/session-store.ts'
import type { OfflineSummary } from './offline-summary.ts'
import { nameOfSecret } from './seal-summary.ts'
import { dropSummary, keepSummary } from './summaries-store.ts'

interface Keeping {
  summary: OfflineSummary
  until: Date
}

/**
 * Keeps what this page of a signed-in person says, or deletes it where there is nothing to keep.
 */
export function useSummaryOfSession(path: string, keeping: Keeping | undefined): void {
  const text = keeping && JSON.stringify(keeping)
  useEffect(() => {
    void quietly(async () => {
      const session = await whenSessionKnown()
      if (session.status !== 'in') return
      if (text === undefined) await dropSummary(path)
      else
        await keepSummary(path, summaryOf(text), { secret: session.record.token, ...untilOf(text) })
    })
  }, [path, text])
}

/** The same for a page that opens by its link alone. */
export function useSummaryOfLink(secret: string, keeping: Keeping | undefined): void {
  const text = keeping && JSON.stringify(keeping)
  useEffect(() => {
    void quietly(async () => {
      const name = await nameOfSecret(secret)
      if (text === undefined) await dropSummary(name)
      else await keepSummary(name, summaryOf(text), { secret, ...untilOf(text) })
    })
  }, [secret, text])
}

const summaryOf = (text: string): OfflineSummary => JSON.parse(text).summary
const untilOf = (text: string) => ({ until: new Date(JSON.parse(text).until) })

/** The page must work without it, also in a browser without storage. */
async function quietly(act: () => Promise<void>): Promise<void> {
  await act().catch(() => undefined)
}

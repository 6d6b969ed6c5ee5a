import { useEffect } from 'react'
import { whenSessionKnown } from '../session/session-store.ts'
import type { Paper } from './paper.ts'
import { dropPaper, keepPaper } from './papers-store.ts'
import { nameOfSecret } from './seal-paper.ts'

interface Keeping {
  paper: Paper
  until: Date
}

/**
 * Keeps what this page of a signed-in person says, or deletes it where there is nothing to keep.
 */
export function usePaperOfSession(path: string, keeping: Keeping | undefined): void {
  const text = keeping && JSON.stringify(keeping)
  useEffect(() => {
    void quietly(async () => {
      const session = await whenSessionKnown()
      if (session.status !== 'in') return
      if (text === undefined) await dropPaper(path)
      else await keepPaper(path, paperOf(text), { secret: session.record.token, ...untilOf(text) })
    })
  }, [path, text])
}

/** The same for a page that opens by its link alone. */
export function usePaperOfLink(secret: string, keeping: Keeping | undefined): void {
  const text = keeping && JSON.stringify(keeping)
  useEffect(() => {
    void quietly(async () => {
      const name = await nameOfSecret(secret)
      if (text === undefined) await dropPaper(name)
      else await keepPaper(name, paperOf(text), { secret, ...untilOf(text) })
    })
  }, [secret, text])
}

const paperOf = (text: string): Paper => JSON.parse(text).paper
const untilOf = (text: string) => ({ until: new Date(JSON.parse(text).until) })

/** The page must work without it, also in a browser without storage. */
async function quietly(act: () => Promise<void>): Promise<void> {
  await act().catch(() => undefined)
}

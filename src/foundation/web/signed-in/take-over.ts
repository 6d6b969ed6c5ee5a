import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { secondMs } from '#foundation/rules/time/lengths.ts'
import { keepHandedOver, ownPage } from '../api/drawn-page.ts'
import { noteServerTime } from '../api/server-clock.ts'
import { adoptValues } from '../session/kept-values.ts'
import { openSealedRecord } from '../session/sealed-record.ts'
import { amendSession, sessionAsDrawn } from '../session/session-store.ts'

const keepMs = 10 * secondMs
const nothing = { queries: [], mutations: [] }

/** For the frame of a page that the server may have drawn for somebody. */
export function useTakeOver(): void {
  const router = useRouter()
  useState(begin)
  useEffect(() => {
    void keepWhatIsNewer()
    // A part may come to life later than that, and must still draw the same.
    const own = ownPage()
    const timer = setTimeout(() => keepHandedOver(own && { read: nothing, own }), keepMs)
    const stop = router.subscribe(
      'onBeforeNavigate',
      ({ fromLocation }) => fromLocation && keepHandedOver(undefined),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [router])
}

/** Before any form looks for what was typed, and any part for the time. */
function begin(): void {
  const drawn = sessionAsDrawn()
  if (typeof window === 'undefined' || drawn.status !== 'in') return
  adoptValues(drawn.record._id)
  // The page was drawn after the browser had begun to ask for it.
  const page = ownPage()
  const now = Date.now()
  if (page) noteServerTime(page.now.toISOString(), now - performance.now(), now)
}

/** What the server knows of somebody is newer than what this browser has kept. */
async function keepWhatIsNewer(): Promise<void> {
  const drawn = sessionAsDrawn()
  if (drawn.status !== 'in') return
  const kept = await openSealedRecord()
  const { token: _, ...known } = drawn.record
  const isNewer = Object.entries(known).some(
    ([name, value]) => value !== Reflect.get(kept ?? {}, name),
  )
  if (kept?._id === known._id && isNewer) await amendSession(known)
}

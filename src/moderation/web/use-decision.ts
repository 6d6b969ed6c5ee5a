import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { isApiFailure } from '#foundation/web/api/api-failure.ts'
import { rescueFocus } from '#foundation/web/rescue-focus.ts'
import type { ListingDecision } from '#listings/rules/wire.ts'
import type { ReviewedListing } from '../rules/wire.ts'
import { moderation } from './api.ts'
import { copy } from './copy.ts'
import { reviewQuery } from './queries.ts'

const words = copy.decide

const unreadMs = 1000
let last: { listing: string; at: number } | undefined

/** The next listing comes by itself, so a press right after a decision was meant for the one before. */
function isUnread(listing: string): boolean {
  return last !== undefined && last.listing !== listing && Date.now() - last.at < unreadMs
}

/** Sends a decision about exactly the version that was looked at. */
export function useDecision(listing: ReviewedListing, onDecided?: () => void) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  const send = async (decision: ListingDecision): Promise<boolean> => {
    const isUnasked = decision.status === 'approved'
    if (running.current || (isUnasked && isUnread(listing._id))) return false
    running.current = true
    setBusy(true)
    try {
      const decided = await moderation.decide(listing._id, {
        ...decision,
        version: listing.version,
      })
      queries.setQueryData(reviewQuery(listing._id).queryKey, decided)
      last = { listing: listing._id, at: Date.now() }
      toast.success(doneWords(decision))
      if (decision.status) onDecided?.()
      return true
    } catch (error) {
      showFailure(error)
      await queries.invalidateQueries({ queryKey: reviewQuery(listing._id).queryKey })
      return false
    } finally {
      running.current = false
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['moderation', 'listings'] })
      rescueFocus()
    }
  }
  return { isBusy, send }
}

function doneWords({ status, featured }: ListingDecision): string {
  if (status) return words.done[status]
  return featured ? words.featured : words.unfeatured
}

function showFailure(error: unknown): void {
  if (isApiFailure(error, 'listing_changed')) toast.error(words.stale)
  else if (error instanceof Error) toast.error(error.message)
}

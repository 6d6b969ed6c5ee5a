import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { toast } from '#design/toast/toast.ts'
import { ApiFailure, isApiFailure } from '#foundation/web/api/api-failure.ts'
import type { ListingDecision } from '#listings/rules/wire.ts'
import type { ReviewedListing } from '../rules/wire.ts'
import { moderation } from './api.ts'
import { copy } from './copy.ts'
import { reviewQuery } from './queries.ts'

const words = copy.decide

const unreadMs = 1000
let last: { listing: string; at: number } | undefined

/**
 * The next listing appears by itself, so a press right after a decision was meant for the one
 * before.
 */
function isUnread(listing: string): boolean {
  return last !== undefined && last.listing !== listing && Date.now() - last.at < unreadMs
}

/** Refused if the listing has changed since it was shown. */
export function useDecision(listing: ReviewedListing, onDecided?: () => void) {
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const running = useRef(false)

  const send = async (decision: ListingDecision): Promise<void> => {
    const isUnasked = decision.status === 'approved'
    if (running.current || (isUnasked && isUnread(listing._id))) return
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
    } catch (error) {
      await queries.invalidateQueries({ queryKey: reviewQuery(listing._id).queryKey })
      throw inWords(error)
    } finally {
      running.current = false
      setBusy(false)
      void queries.invalidateQueries({ queryKey: ['moderation', 'listings'] })
    }
  }
  return { isBusy, send }
}

function doneWords({ status, featured }: ListingDecision): string {
  if (status) return words.done[status]
  return featured ? words.featured : words.unfeatured
}

/** When the listing has changed, its new version is already being loaded. */
function inWords(error: unknown): unknown {
  if (!isApiFailure(error, 'listing_changed')) return error
  const { status, code, details } = error
  return new ApiFailure({ status, code, details, message: words.stale })
}
